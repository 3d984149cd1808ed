import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { Playback } from './playback';

let shown: number[];
let pause: (one: number, waiting: number) => number;
const made = (): Playback<number> => new Playback((one) => shown.push(one), (one, waiting) => pause(one, waiting));

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  pause = () => 100;
});
afterEach(() => vi.useRealTimers());

it('shows one after another', () => {
  const playback = made();
  for (const one of [1, 2, 3]) playback.add(one);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([1, 2, 3]);
  vi.advanceTimersByTime(100);
  playback.add(4);
  expect(shown).toEqual([1, 2, 3, 4]);
});

it('goes on behind something that needs no pause', () => {
  const playback = made();
  pause = (one) => (one === 2 ? 0 : 100);
  for (const one of [1, 2, 3, 4]) playback.add(one);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([1, 2, 3]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([1, 2, 3, 4]);
});

it('comes to the end when pauses end while something waits', () => {
  const playback = made();
  for (const one of [1, 2, 3]) playback.add(one);
  pause = () => 0;
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([1, 2, 3]);
  playback.add(4);
  expect(shown).toEqual([1, 2, 3, 4]);
});

it('skips to the latest, and shows what comes after it', () => {
  const playback = made();
  for (const one of [1, 2, 3]) playback.add(one);
  playback.skip();
  expect(shown).toEqual([1, 3]);
  playback.skip();
  playback.add(4);
  expect(shown).toEqual([1, 3, 4]);
  vi.advanceTimersByTime(500);
  expect(shown).toEqual([1, 3, 4]);
});
