import type { HappeningView, LogEntry, View } from '../api/types';
import { t } from '../i18n/locale.svelte';

/** What can be seen of whoever is on a seat: there, not there, a bot in their place, or a bot. */
export type Presence = 'here' | 'away' | 'stand-in' | 'bot';

/** Whether somebody is there; null if it means nothing: an open seat, or a game that is over. */
export function presenceOf(view: View, seat: number): Presence | null {
  const who = view.seats[seat];
  if (!who || who.kind === 'open' || view.state === 'over') return null;
  if (who.stand_in) return 'stand-in';
  if (who.kind === 'bot') return 'bot';
  return view.connected.includes(seat) ? 'here' : 'away';
}

/** The awaited people who do not have the table open. */
export const awaitedAway = (view: View): number[] =>
  view.awaited.filter((seat) => seat !== view.viewer && presenceOf(view, seat) === 'away');

/** What happened among the people, as a sentence. */
export function tellHappening(happening: HappeningView, names: readonly string[]): string {
  return t(`happened-${happening.what}`, {
    name: names[happening.seat] ?? '',
    about: happening.about ?? '',
  });
}

/** Lines of a log with what happened among the people between them, newest first. */
export function withHappenings<Line extends { readonly entries: readonly LogEntry[] }>(
  lines: readonly Line[],
  view: View,
): (Line | HappeningView)[] {
  const first = view.log[0]?.number ?? 0;
  const happened = view.happenings.filter(({ after }) => after >= first && after <= view.steps);
  // A line belongs to its first step; what happened after n steps comes before step n.
  const place = (row: Line | HappeningView): number =>
    'after' in row ? row.after : (row.entries[0]?.number ?? 0) + 0.5;
  const order = (row: Line | HappeningView): number => ('after' in row ? row.number : 0);
  return [...lines, ...happened].sort((a, b) => place(b) - place(a) || order(b) - order(a));
}
