/** The ways of a stone that the server offers, and which of them to show first. */

import type { WayView } from '../../api/types';
import type { VolldampfBoard } from './printed';
import type { VolldampfPosition } from './position';

export interface Way {
  /** What to play to take it. */
  moves: readonly string[];
  /** Segments in order of travel, with those the stone has passed already. */
  path: string[];
  to: string;
  /** By seat what it adds to the income. */
  gains: readonly number[];
}

/** The track on the board. */
export class Track {
  readonly owners = new Map<string, number>();
  private readonly ends: ReadonlyMap<string, readonly string[]>;

  constructor(board: VolldampfBoard, position: VolldampfPosition) {
    position.seats.forEach((company, seat) => {
      for (const segment of company.track) this.owners.set(segment, seat);
    });
    this.ends = new Map(board.segments.map((it) => [it.id, it.ends]));
  }

  /** The places a path passes, the start first. */
  places(start: string, path: readonly string[]): string[] {
    const places = [start];
    for (const segment of path) {
      const here = places.at(-1);
      const next = this.ends.get(segment)?.find((end) => end !== here);
      if (next === undefined) break;
      places.push(next);
    }
    return places;
  }

  /** A way of the stone that has come from `start` over the pieces of `before`. */
  way(offered: WayView, start: string, before: readonly string[]): Way {
    const path = [...before, ...offered.moves.filter((move) => this.ends.has(move))];
    return { moves: offered.moves, path, to: this.places(start, path).at(-1) ?? start, gains: offered.gains };
  }
}

/** What a way is worth to a seat: own gain first, then little for others, then few pieces. */
function worth(way: Way, seat: number): number {
  const own = way.gains[seat] ?? 0;
  const others = way.gains.reduce((sum, gain) => sum + gain, 0) - own;
  return own * 1000 - others * 10 - way.path.length / 100;
}

/** The ways, best first for a seat. */
export const ranked = (ways: Way[], seat: number): Way[] =>
  [...ways].sort((a, b) => worth(b, seat) - worth(a, seat));

/** By field the best way to it. */
export function bestByField(ways: Way[], seat: number): Map<string, Way> {
  const best = new Map<string, Way>();
  for (const way of ranked(ways, seat)) if (!best.has(way.to)) best.set(way.to, way);
  return best;
}
