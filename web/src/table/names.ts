import type { SeatView } from '../api/types';
import { locale } from '../i18n/locale.svelte';
import { player } from '../theme/players';

type Named = Pick<SeatView, 'name' | 'kind'> & { level?: string; former?: boolean };

/** The names of seats for people: bots by their level, with the seat's letter where two are alike. */
export function namesOf(seats: readonly Named[]): string[] {
  const plain = seats.map((seat, number) => {
    const level = `level-${seat.level ?? (seat.kind === 'bot' ? seat.name : '')}`;
    if (seat.kind === 'bot' && locale.has(level)) return locale.t(level);
    if (seat.former) return locale.t('former-player');
    return seat.name || locale.t('house-seat', { number: number + 1 });
  });
  return plain.map((name, seat) =>
    plain.filter((other) => other === name).length > 1 ? `${name} ${player(seat).letter}` : name,
  );
}
