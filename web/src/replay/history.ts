import { api } from '../api/client';
import type { History } from '../api/types';
import type { Mark } from '../parts/ScorePlot.svelte';

/** The round a step belongs to. */
export function roundAt(history: History, step: number): number {
  return history.rounds.findLast((round) => round.step <= step)?.round ?? 0;
}

/** The points after every step that changed them. */
export function marksOf(history: History): readonly Mark[] {
  const marks: Mark[] = [];
  history.scores.forEach((scores, step) => {
    const same = marks.at(-1)?.scores.every((points, seat) => points === scores[seat]);
    const edge = step === history.steps || history.rounds.some((round) => round.step === step);
    if (!same || edge) marks.push({ step, round: roundAt(history, step), scores });
  });
  return marks;
}

export async function historyOf(table: string): Promise<History> {
  return api.history(table);
}

/** A turn after which somebody's chances were clearly different. */
export interface TurningPoint {
  readonly turn: number;
  readonly step: number;
  readonly seat: number;
  readonly from: number;
  readonly to: number;
}

const MOST = 5;

/** The turns that changed the mover's chances to win most, in order of play. */
export function turningPoints(history: History): TurningPoint[] {
  const found: TurningPoint[] = [];
  history.turns.forEach((mark, index) => {
    const next = history.turns[index + 1];
    if (mark.seat < 0 || !next) return;
    const [from = 0, to = 0] = [mark.chances[mark.seat], next.chances[mark.seat]];
    found.push({ turn: mark.turn, step: next.step, seat: mark.seat, from, to });
  });
  return found
    .sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from))
    .slice(0, MOST)
    .sort((a, b) => a.step - b.step);
}
