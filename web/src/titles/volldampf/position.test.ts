import { describe, expect, it } from 'vitest';

import type { View } from '../../api/types';
import { standingOf, stonesOn, transports, type VolldampfPosition } from './position';

const VIEWS = import.meta.glob<View>('../../../fixtures/volldampf-*.json', { import: 'default', eager: true });
const positions = Object.entries(VIEWS).map(([name, view]) => [name, view.position as VolldampfPosition] as const);
const some = positions[0]?.[1] as VolldampfPosition;

describe.each(positions)('%s', (_, position) => {
  it('has every stone on a field', () => {
    const fields = new Set(Object.values(position.stones).flat());
    const counted = [...fields].flatMap((field) => Object.values(stonesOn(position, field)));
    const all = Object.values(position.stones).flat().length;
    expect(counted.reduce((sum, count) => sum + count, 0)).toBe(all);
  });
});

it('finds the standing of who has passed', () => {
  const position = { ...some, standings: [{ seat: 2, number: 4, price: 0 }] };
  expect(standingOf(position, 2)).toEqual({ seat: 2, number: 4, price: 0 });
  expect(standingOf(position, 0)).toBeUndefined();
});

it('tells transports that are made, under way and to come', () => {
  const left = [0, 1, 2].map((count) => ({ ...some.seats[0], transports_left: count }));
  const position = { ...some, active: 1, seats: left as VolldampfPosition['seats'] };
  expect(transports(position, 0, 2, [true])).toEqual(['skipped', 'done']);
  expect(transports(position, 1, 2, [])).toEqual(['done', 'now']);
  expect(transports(position, 2, 2, [])).toEqual(['later', 'later']);
});
