import { expect, it } from 'vitest';

import { HEIGHT, WIDTH, ringSpace } from './geometry';

it('closes the income track round the map', () => {
  const spaces = Array.from({ length: 80 }, (_, n) => ringSpace(n, 80));
  expect(new Set(spaces.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)).size).toBe(80);
  const [first, second] = spaces;
  expect([(first?.x ?? 0) + (first?.width ?? 0), (first?.y ?? 0) + (first?.height ?? 0)]).toEqual([WIDTH, HEIGHT]);
  expect((second?.x ?? 0) + (second?.width ?? 0)).toBeCloseTo(first?.x ?? 0);
  expect(ringSpace(85, 80)).toEqual(ringSpace(5, 80));
});
