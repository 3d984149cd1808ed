/** The rewards printed under the spaces of the lines (RR-4.5, RR-10, RR-12.4, RR-12.5). */

import type { Colour, Line, Mat } from './position';
import { black, hasMedal, reach } from './scoring';

type RewardKind = 'colour' | 'worker' | 'token' | 'points' | 'station' | 'doubling' | 'medal';

export interface Reward {
  space: number;
  kind: RewardKind;
  /** The piece that must be there. */
  needs: Colour;
  /** Whether a locomotive must reach the space, too. */
  reach: boolean;
  points?: number;
  /** The colour that comes with it. */
  colour?: Colour;
}

const star = (space: number, points: number): Reward => ({
  space,
  kind: 'points',
  needs: 'black',
  reach: true,
  points,
});
const token = (space: number): Reward => ({ space, kind: 'token', needs: 'black', reach: true });
const comes = (space: number, colour: Colour): Reward => ({
  space,
  kind: 'colour',
  needs: 'black',
  reach: false,
  colour,
});
const station = (space: number, colour?: Colour): Reward => ({
  space,
  kind: 'station',
  needs: 'black',
  reach: false,
  points: 10,
  ...(colour ? { colour } : {}),
});

export const REWARDS: Record<Line, readonly Reward[]> = {
  'trans-siberian': [
    comes(2, 'grey'),
    { space: 3, kind: 'worker', needs: 'brown', reach: true },
    comes(6, 'brown'),
    comes(10, 'natural'),
    token(13),
    station(15, 'white'),
  ],
  'st-petersburg': [
    token(4),
    token(6),
    { space: 7, kind: 'doubling', needs: 'grey', reach: true },
    station(9),
  ],
  kiev: [
    star(1, 1),
    star(2, 2),
    star(3, 3),
    star(4, 4),
    { space: 5, kind: 'medal', needs: 'grey', reach: true, points: 20 },
    { space: 7, kind: 'worker', needs: 'black', reach: false },
    star(8, 10),
    station(9),
  ],
};

/** What a reward still lacks. */
interface Missing {
  track: boolean;
  locomotive: boolean;
  medal: boolean;
}

export function missing(mat: Mat, line: Line, reward: Reward): Missing {
  const piece = reward.needs === 'black' ? black(mat, line) : (mat.tracks[line][reward.needs] ?? 0);
  return {
    track: piece < reward.space,
    locomotive: reward.reach && reach(mat, line) < reward.space,
    medal: reward.kind === 'medal' && !hasMedal(mat),
  };
}

export function isEarned(mat: Mat, line: Line, reward: Reward): boolean {
  const lacks = missing(mat, line, reward);
  return !lacks.track && !lacks.locomotive && !lacks.medal;
}
