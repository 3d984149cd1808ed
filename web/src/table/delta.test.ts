import { describe, expect, it } from 'vitest';

import { complete } from '../api/client';
import type { Delta, View } from '../api/types';
import { apply } from './delta';

interface Recorded {
  first: View;
  steps: { delta: Delta; view?: View }[];
}

const GAMES = import.meta.glob<Recorded>('../../fixtures/deltas/*.json', { import: 'default', eager: true });

describe.each(Object.entries(GAMES))('%s', (_, { first, steps }) => {
  it('comes to the views that the server made', () => {
    let view = complete(first);
    let compared = 0;
    for (const { delta, view: whole } of steps) {
      expect(delta.base).toBe(view.fingerprint);
      view = apply(view, delta);
      if (!whole) continue;
      // A page keeps the log from where it came in; a view brings only the end of it.
      const log = view.log.slice(-whole.log.length);
      expect({ ...view, log }).toEqual(complete(whole));
      compared += 1;
    }
    expect(compared).toBeGreaterThan(2);
  });

  it('leaves what did not change the same object', () => {
    const before = complete(first);
    const after = apply(before, { base: before.fingerprint, fingerprint: 'x' });
    expect(after.position).toBe(before.position);
    const { seats } = before.position as { seats: object[] };
    const changed = apply(before, { base: '', fingerprint: 'y', players: { 1: { score: 7 } } });
    const now = changed.position as { seats: object[] };
    expect(now.seats[0]).toBe(seats[0]);
    expect(now.seats[1]).toEqual({ ...seats[1], score: 7 });
    expect(seats[1]).not.toEqual(now.seats[1]);
  });
});

it('has a game of every title', () => {
  expect(Object.keys(GAMES)).toHaveLength(3);
});
