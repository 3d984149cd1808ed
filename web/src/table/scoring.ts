/** What a scoring shows, line by line: the points of one source, for all seats, come at once. */

import type { LogEntry, View } from '../api/types';
import { titleOf } from '../catalog.svelte';

/** What a round brought, by seat and source. */
export interface RoundReport {
  readonly round: number;
  readonly gained: readonly (readonly number[])[];
}

/** One line of a scoring. */
export interface Beat {
  /** The source of the points, or the key of another heading. */
  readonly key: string;
  readonly round: number;
  /** A source that is counted once more, as a whole, when the game is over. */
  readonly final?: boolean;
  /** What each seat gets. */
  readonly amounts: readonly number[];
  /** The points so far by seat and source, and what is still to come of the forecast. */
  readonly points: readonly (readonly number[])[];
  readonly forecast: readonly (readonly number[])[];
}

/** What a title shows beside points: a heading and what each seat gets. */
export type MoreBeats = (entries: readonly LogEntry[]) => readonly Pick<Beat, 'key' | 'amounts'>[];

const NONE: ReadonlySet<string> = new Set();

/**
 * The lines between two views, if a round or the game ends between them.
 *
 * Where all points count at the end (`recounts`), the end of the game goes through all of them.
 * Sources that only turns add to (`inTurns`) have no line: the last turns before a scoring come with it.
 */
export function beatsOf(before: View, after: View, more: MoreBeats | null = null, recounts = false, inTurns = NONE): Beat[] {
  const ends = after.round > before.round && before.round > 0;
  if (!ends && !(after.state === 'over' && before.state === 'running')) return [];
  if (recounts && after.state === 'over') return after.abandoned ? [] : recount(before, after);
  const known = before.log.at(-1)?.number ?? -1;
  const others = more?.(after.log.filter((entry) => entry.number > known)) ?? [];
  const sources = titleOf(after.title)?.sources ?? [];
  let { points, forecast } = before;
  points = points.map((row, seat) => row.map((was, source) => (inTurns.has(sources[source] ?? '') ? (after.points[seat]?.[source] ?? was) : was)));
  const beats: Beat[] = others.map((other) => ({ ...other, round: before.round, points, forecast }));
  sources.forEach((key, source) => {
    const now = points;
    const amounts = after.points.map((row, seat) => (row[source] ?? 0) - (now[seat]?.[source] ?? 0));
    if (!amounts.some((amount) => amount !== 0)) return;
    points = points.map((row, seat) => row.with(source, after.points[seat]?.[source] ?? 0));
    forecast = forecast.map((row) => row.with(source, 0));
    beats.push({ key, round: before.round, amounts, points, forecast });
  });
  return beats;
}

/** Every source that brought somebody points, as a whole. */
function recount({ round }: View, { title, points, forecast }: View): Beat[] {
  const sources = titleOf(title)?.sources ?? [];
  return sources
    .map((key, source) => ({ key, round, final: true, amounts: points.map((row) => row[source] ?? 0), points, forecast }))
    .filter(({ amounts }) => amounts.some((amount) => amount !== 0));
}
