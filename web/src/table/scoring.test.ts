import { expect, it, vi } from 'vitest';

import type { View } from '../api/types';
import { beatsOf } from './scoring';

vi.mock('../catalog.svelte', () => ({ titleOf: () => ({ sources: ['points-orders', 'points-shares', 'points-tokens'] }) }));

const FORECAST = [[0, 0, 0], [0, 0, 0]];
const view = (more: Partial<View>): View =>
  ({ title: 'glueck-auf', state: 'running', round: 3, log: [], forecast: FORECAST, abandoned: false, ...more }) as View;
const BEFORE = view({ points: [[5, 0, 1], [3, 0, 0]] });

it('shows what a round has brought', () => {
  const beats = beatsOf(BEFORE, view({ round: 4, points: [[5, 0, 1], [3, 0, 1]] }), null, true);
  expect(beats.map(({ key, amounts, final }) => ({ key, amounts, final }))).toEqual([
    { key: 'points-tokens', amounts: [0, 1], final: undefined },
  ]);
});

it('goes through every source at the end, where all points count then', () => {
  const points = [[5, 0, 2], [3, 0, 0]];
  const over = view({ state: 'over', points });
  expect(beatsOf(BEFORE, over, null, true)).toEqual([
    { key: 'points-orders', round: 3, final: true, amounts: [5, 3], points, forecast: FORECAST },
    { key: 'points-tokens', round: 3, final: true, amounts: [2, 0], points, forecast: FORECAST },
  ]);
  expect(beatsOf(BEFORE, over).map(({ key }) => key)).toEqual(['points-tokens']);
});

it('shows nothing of a game that was given up', () => {
  expect(beatsOf(BEFORE, view({ state: 'over', abandoned: true, points: BEFORE.points }), null, true)).toEqual([]);
});

it('shows nothing while a round goes on', () => {
  expect(beatsOf(BEFORE, view({ points: [[9, 0, 1], [3, 0, 0]] }), null, true)).toEqual([]);
});

it('leaves out what the last turns brought, and counts it from the first line on', () => {
  const income = () => [{ key: 'income', amounts: [6, 3] }];
  const after = view({ round: 4, points: [[6, 0, 1], [3, 0, 1]] });
  const beats = beatsOf(BEFORE, after, income, false, new Set(['points-orders']));
  expect(beats.map(({ key }) => key)).toEqual(['income', 'points-tokens']);
  expect(beats[0]?.points).toEqual([[6, 0, 1], [3, 0, 0]]);
});
