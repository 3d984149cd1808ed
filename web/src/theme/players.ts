import { liveries } from './liveries.svelte';

/** The six players: a letter, a colour and a livery; the same in every game and language. */
export interface Player {
  readonly letter: string;
  readonly name: 'red' | 'blue' | 'yellow' | 'green' | 'rose' | 'steel';
  readonly fill: string;
  readonly ink: string;
}

const NAMES = ['red', 'blue', 'yellow', 'green', 'rose', 'steel'] as const;
const LETTERS = 'RBYGVK';

export const PLAYERS: readonly Player[] = NAMES.map((name, index) => ({
  letter: LETTERS.charAt(index),
  name,
  fill: `var(--${name})`,
  ink: `var(--on-${name})`,
}));

/** The player of a seat of the table that is shown, counted from 0. */
export const player = (seat: number): Player => livery(liveries.of(seat));

/** The player who has a colour. */
export function livery(seat: number): Player {
  const found = PLAYERS[seat];
  if (!found) throw new RangeError(`There is no seat ${seat}.`);
  return found;
}
