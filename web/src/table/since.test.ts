import { expect, test } from 'vitest';

import type { LogEntry } from '../api/types';
import { firstWith, turnsIn } from './since';

let number = 0;
const entry = (actor: number, turn: number, move: string): LogEntry =>
  ({ number: number++, actor, turn, move, events: [], stand_in: null }) as unknown as LogEntry;

const LOG = [entry(1, 4, 'a'), entry(-1, 4, 'draw'), entry(1, 4, 'b'), entry(2, 5, 'b'), entry(1, 6, 'c'), entry(1, 7, 'c')];

test('steps of one turn are together, and chance is in none', () => {
  expect(turnsIn(LOG).map(({ order, actor, entries }) => [order, actor, entries.map(({ move }) => move).join('')])).toEqual([
    [1, 1, 'ab'],
    [2, 2, 'b'],
    [3, 1, 'c'],
    [4, 1, 'c'],
  ]);
  expect(turnsIn([])).toEqual([]);
});

test('a move belongs to the first turn it was made in', () => {
  const first = firstWith(turnsIn(LOG));
  expect([...first].map(([move, { order }]) => [move, order])).toEqual([['a', 1], ['b', 1], ['c', 3]]);
});
