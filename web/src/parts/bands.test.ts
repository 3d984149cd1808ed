import { expect, test } from 'vitest';

import { bandsOf } from './bands';

test('a round without points has a band of its own', () => {
  const marks = [
    { step: 0, round: 0 },
    { step: 4, round: 1 },
    { step: 30, round: 2 },
    { step: 41, round: 2 },
    { step: 60, round: 3 },
    { step: 75, round: 3 },
  ];
  expect(bandsOf(marks)).toEqual([
    { round: 1, from: 4, to: 30 },
    { round: 2, from: 30, to: 60 },
    { round: 3, from: 60, to: 75 },
  ]);
});
