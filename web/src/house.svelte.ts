import { api } from './api/client';
import type { House, TitleView } from './api/types';

let asked: Promise<House> | null = null;
let known = $state.raw<House | null>(null);

/** The games and bots of the house, asked once. */
export function house(): Promise<House> {
  asked ??= api.house().then(
    (answer) => (known = answer),
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

/** The ids of all titles, as soon as the house is known. */
export const titleIds = (): readonly string[] => known?.titles.map(({ id }) => id) ?? [];

/** A title of the house, as soon as the house is known. */
export function titleOf(id: string): TitleView | null {
  return known?.titles.find((one) => one.id === id) ?? null;
}

/** The levels the home page offers, and all of them, the gentlest first. */
export const STRENGTHS = ['trainee', 'conductor', 'stationmaster'] as const;
export const LEVELS = [
  'trainee',
  'shunter',
  'conductor',
  'driver',
  'dispatcher',
  'stationmaster',
  'director',
] as const;
