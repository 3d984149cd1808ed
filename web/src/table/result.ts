/** How a game ended, in words. */

import { locale, t } from '../i18n/locale.svelte';
import type { Game } from './game.svelte';

/** The seats by result, the winners first. */
export function ranked({ view }: Game): number[] {
  const won = (seat: number): number => Number(view.winners.includes(seat));
  const points = (seat: number): number => view.scores[seat] ?? 0;
  return view.seats.map((_, seat) => seat).sort((a, b) => won(b) - won(a) || points(b) - points(a));
}

/** Who won, and with how many points. Where several people share the screen nobody is "you". */
export function headlineOf(game: Game): string {
  const { winners, scores, abandoned } = game.view;
  if (abandoned) return t('end-abandoned');
  const points = scores[winners[0] ?? 0] ?? 0;
  if (!winners.length) return t('table-over');
  const names = new Intl.ListFormat(locale.language).format(winners.map((seat) => game.names[seat] ?? ''));
  if (winners.length > 1) return t('end-shared', { names, points });
  return isYou(game, winners[0]) ? t('end-you', { points }) : t('end-won', { name: names, points });
}

/** How far the next one is behind; '' if all won. */
export function behindOf(game: Game): string {
  const { winners, scores, abandoned } = game.view;
  if (abandoned) return t('end-abandoned-about');
  const order = ranked(game);
  const second = order.find((seat) => !winners.includes(seat));
  if (second === undefined || !winners.length) return '';
  const gap = (scores[order[0] ?? 0] ?? 0) - (scores[second] ?? 0);
  const name = game.names[second] ?? '';
  if (!gap) return t('end-tie-break', { name });
  return isYou(game, second) ? t('end-you-behind', { gap }) : t('end-behind', { name, gap });
}

function isYou(game: Game, seat: number | undefined): boolean {
  return !game.shared && seat === game.own;
}
