import type { SeatView } from '../api/types';
import { locale } from '../i18n/locale.svelte';
import { coloursOf } from '../theme/liveries.svelte';
import { livery } from '../theme/players';

type Named = Pick<SeatView, 'name' | 'kind'> & { level?: string; former?: boolean; colour?: number };

/** Who else is at a table, as a list of names; '' if nobody is. */
export function opponents(seats: readonly Named[], mine: readonly number[] = []): string {
  const names = namesOf(seats).filter((_, seat) => seats[seat]?.kind !== 'open' && !mine.includes(seat));
  return new Intl.ListFormat(locale.language, { type: 'unit' }).format(names);
}

/** The names of seats for people: bots by their level, with the seat's letter if two are alike. */
export function namesOf(seats: readonly Named[]): string[] {
  const plain = seats.map((seat, number) => {
    const level = `level-${seat.level ?? (seat.kind === 'bot' ? seat.name : '')}`;
    if (seat.kind === 'bot' && locale.has(level)) return locale.t(level);
    if (seat.former) return locale.t('former-player');
    return seat.name || locale.t('general-seat', { number: number + 1 });
  });
  const colours = coloursOf(seats);
  return plain.map((name, seat) =>
    plain.filter((other) => other === name).length > 1 ? `${name} ${livery(colours[seat] ?? seat).letter}` : name,
  );
}
