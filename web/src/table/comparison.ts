import type { View } from '../api/types';

/** Two turns from the same position, drawn on one board: what was played, and what is better. A hint has only one. */
export interface Compared {
  readonly seat: number;
  readonly played: ComparedTurn | null;
  readonly better: ComparedTurn | null;
}

/** The moves of a turn, and the position after it. */
export interface ComparedTurn {
  readonly moves: ReadonlySet<string>;
  readonly position: View['position'];
}
