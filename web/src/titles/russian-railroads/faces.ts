/** What is printed on spaces, engineers, factories and start bonuses (checked against the rules by a test). */

import faces from './faces.json';
import type { Colour } from './position';

export type Part =
  | Colour
  | 'black-or-grey'
  | 'any'
  | 'industry'
  | 'locomotive-or-factory'
  | 'locomotive'
  | 'factory'
  | 'doublers'
  | 'coins'
  | 'temporary-workers'
  | 'again'
  | 'points';

export type Gives = Partial<Record<Part, number>>;

interface Face {
  workers: number;
  coins: number;
  withTwo: boolean;
  gives: Gives;
}

const SPACES: Record<string, Face> = faces.spaces;
const ENGINEERS: Record<string, Gives> = faces.engineers;
const FACTORIES: Record<string, Gives> = faces.factories;
const BONUSES: Record<string, Gives> = faces.bonuses;
const NOTHING: Gives = {};

/** A space of the board, or an own engineer (`e7`). */
export function face(space: string): Face {
  const printed = SPACES[space];
  if (printed) return printed;
  return { workers: 1, coins: 0, withTwo: true, gives: engineer(Number(space.slice(1))) };
}

export const engineer = (number: number): Gives => ENGINEERS[number] ?? NOTHING;
export const factory = (number: number): Gives => FACTORIES[number] ?? NOTHING;
export const bonus = (name: string): Gives => BONUSES[name] ?? NOTHING;

export const PASS_POINTS = [0, 2, 3, 4];
export const WORKERS_AT_START: Record<number, number> = { 2: 6, 3: 6, 4: 5 };
export const TOKENS = [
  'token-steps',
  'token-industry',
  'token-marker',
  'token-doublers',
  'token-revaluation',
  'token-medal',
  'token-cards',
];
export const CARDS = ['card-worker', 'card-engineer', 'card-factory', 'card-three', 'card-nine'];
export const BONUS_NAMES = ['bonus-doubler', 'bonus-coin', 'bonus-industry', 'bonus-black'];
export const END_CARDS = [
  'end-flat',
  'end-workers',
  'end-doublers',
  'end-stations',
  'end-black',
  'end-locomotives',
  'end-factories',
  'end-tokens',
  'end-engineers',
  'end-extra-engineer',
];
