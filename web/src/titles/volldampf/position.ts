/** The position of Volldampf as the server sends it: its types, and small helpers over its values. */

import type { components } from '../../api/schema';

export type VolldampfPosition = components['schemas']['VolldampfPosition'];
export type VolldampfAsked = components['schemas']['VolldampfAsked'];

/** The kind of the decision, '' if there is none. */
export type Question = VolldampfAsked['kind'] | '';
export type Phase = VolldampfPosition['phase'];
export type Company = VolldampfPosition['seats'][number];
export type Action = Company['actions'][number];
export type Colour = keyof VolldampfPosition['stones'];
export type Stone = NonNullable<VolldampfPosition['cargo']>;
export type Standing = VolldampfPosition['standings'][number];

/** The move that points at a stone. */
export const stoneWord = (it: Stone): string => `${it.colour}@${it.field}`;

/** The order number and its price of a seat that has passed in the auction. */
export const standingOf = (position: VolldampfPosition, seat: number): Standing | undefined =>
  position.standings.find((it) => it.seat === seat);

/** By colour how many stones lie on a field. */
export function stonesOn(position: VolldampfPosition, field: string): Record<Colour, number> {
  const count = (colour: Colour): number => position.stones[colour].filter((it) => it === field).length;
  return { blue: count('blue'), violet: count('violet'), red: count('red'), yellow: count('yellow') };
}

export type TransportState = 'done' | 'skipped' | 'now' | 'later';

/** The transports of a seat in this round; `skipped` says which of the finished ones were skipped. */
export function transports(
  position: VolldampfPosition,
  seat: number,
  count: number,
  skipped: readonly boolean[],
): TransportState[] {
  const made = count - (position.seats[seat]?.transports_left ?? 0);
  return Array.from({ length: count }, (_, lap) => {
    if (lap < made) return skipped[lap] ? 'skipped' : 'done';
    return lap === made && position.active === seat ? 'now' : 'later';
  });
}
