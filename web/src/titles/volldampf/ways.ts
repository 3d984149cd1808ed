/** Where a stone can go over the laid track, and who earns what on the way (VD-8). */

import type { VolldampfBoard } from './printed';
import type { Colour, VolldampfPosition } from './position';

export interface Way {
  /** Segments in order of travel. */
  path: string[];
  /** Places in order, the start first. */
  places: string[];
  to: string;
  /** By seat: how many pieces of the way are theirs. */
  gains: number[];
}

/** The track on the board, ready to be walked. */
export class Track {
  readonly owners = new Map<string, number>();
  private readonly links = new Map<string, { segment: string; to: string }[]>();
  private readonly colours = new Map<string, Colour>();

  constructor(
    private readonly board: VolldampfBoard,
    private readonly position: VolldampfPosition,
  ) {
    position.seats.forEach((company, seat) => {
      for (const segment of company.track) this.owners.set(segment, seat);
    });
    for (const field of board.fields) this.colours.set(field.id, field.colour);
    for (const segment of board.segments) {
      if (!this.owners.has(segment.id)) continue;
      const [a, b] = segment.ends;
      this.link(segment.id, a, b);
      this.link(segment.id, b, a);
    }
  }

  private link(segment: string, from: string, to: string): void {
    const links = this.links.get(from) ?? [];
    links.push({ segment, to });
    this.links.set(from, links);
  }

  /**
   * Every way of a stone that goes on from `start` after the pieces of `before`.
   * It never reaches a place twice; with `firstStop` it ends at the first field of its colour.
   */
  ways(start: string, colour: Colour, reach: number, firstStop: boolean, before: string[] = []): Way[] {
    const found: Way[] = [];
    const places = [start];
    const path: string[] = [];
    for (const segment of before) {
      const at = places.at(-1) ?? start;
      const link = this.links.get(at)?.find((it) => it.segment === segment);
      if (link === undefined) return [];
      path.push(segment);
      places.push(link.to);
    }
    const walk = (): void => {
      const at = places.at(-1) ?? start;
      const arrived = path.length > 0 && this.colours.get(at) === colour;
      if (arrived) found.push({ path: [...path], places: [...places], to: at, gains: this.gains(path) });
      if (path.length === reach || (arrived && firstStop)) return;
      for (const link of this.links.get(at) ?? []) {
        if (places.includes(link.to)) continue;
        path.push(link.segment);
        places.push(link.to);
        walk();
        path.pop();
        places.pop();
      }
    };
    walk();
    return found;
  }

  /** By seat what a path adds to the income (VD-8.9). */
  gains(path: readonly string[]): number[] {
    const gains = this.position.seats.map(() => 0);
    for (const segment of path) {
      const owner = this.owners.get(segment);
      if (owner !== undefined) gains[owner] = (gains[owner] ?? 0) + this.board.gain_per_piece;
    }
    return gains;
  }

  /** The places a path passes, the start first. */
  places(start: string, path: readonly string[]): string[] {
    const places = [start];
    for (const segment of path) {
      const link = this.links.get(places.at(-1) ?? start)?.find((it) => it.segment === segment);
      if (link === undefined) break;
      places.push(link.to);
    }
    return places;
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

/** Ways to one field that differ in who earns what, best first: one for each outcome. */
export function outcomes(ways: Way[], to: string, seat: number): Way[] {
  const seen = new Set<string>();
  return ranked(ways, seat).filter((way) => {
    if (way.to !== to) return false;
    const key = way.gains.join();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
