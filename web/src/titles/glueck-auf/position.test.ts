import { describe, expect, it } from 'vitest';

import type { View } from '../../api/types';
import { AREAS, CHOOSING, areaOf, handOf, pileOf, workersLeft, yardOf, type Asked, type Pile, type Position } from './position';

const VIEWS = import.meta.glob<View>('../../../fixtures/glueck-auf-*.json', { import: 'default', eager: true });
const PILES: readonly Pile[] = ['lorries-1', 'lorries-2', 'wagons-1', 'wagons-2', 'engines', 'orders', 'shares', 'objectives'];

describe.each(Object.entries(VIEWS))('%s', (_, view) => {
  const position = view.position as Position;

  it('knows what is chosen', () => {
    if (view.asked) expect(Object.keys(CHOOSING)).toContain((view.asked as Asked).kind);
  });

  it('has every worker card in a hand or in an area', () => {
    const placed = AREAS.flatMap((name) => areaOf(position, name).placed);
    position.seats.forEach((_seat, seat) => {
      const mine = placed.filter((worker) => worker.seat === seat).map(({ value }) => value);
      // A full hand that has just these cards leaves none.
      expect(workersLeft(position, seat, mine)).toEqual([]);
      expect(workersLeft(position, seat, [...mine, 99])).toEqual([99]);
    });
  });

  it('shows at most the cards that are in a pile', () => {
    for (const name of PILES) {
      const { top, empty, cards, known } = pileOf(position, name);
      expect(known.length + (top ? 1 : 0)).toBeLessThanOrEqual(cards);
      if (empty) expect([top, cards]).toEqual([null, 0]);
    }
  });

  it('has the three tracks of each yard', () => {
    position.seats.forEach((_seat, seat) => {
      expect(yardOf(position, seat, [], () => 0)?.tracks.map(({ number }) => number)).toEqual([1, 2, 3]);
    });
    expect(yardOf(position, position.seats.length, [], () => 0)).toBeUndefined();
  });
});

it('sorts a hand by rank, of equal cards the open one first', () => {
  const rank = (face: string): number => ['furnaces-3', 'barracks-2'].indexOf(face);
  expect(handOf({ shown: ['barracks-2', 'furnaces-3'], secret: ['furnaces-3'] }, rank)).toEqual([
    { face: 'furnaces-3', secret: false },
    { face: 'furnaces-3', secret: true },
    { face: 'barracks-2', secret: false },
  ]);
});
