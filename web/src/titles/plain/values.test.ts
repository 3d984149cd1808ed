import { expect, it } from 'vitest';

import { line, rows } from './values';

it('reads values aloud', () => {
  expect(line(null)).toBe('–');
  expect(line([])).toBe('–');
  expect(line([1, 'hidden', true])).toBe('1, hidden, true');
  expect(line({ top_card: 'wheel', deep: 3, under: [] })).toBe('top card wheel · deep 3 · under –');
});

it('puts the players side by side', () => {
  const { table, players } = rows({ round: 2, black_cards: ['a'], seats: [{ coins: 1 }, { coins: 0 }] });
  expect(table).toEqual([['round', '2'], ['black cards', 'a']]);
  expect(players).toEqual([['coins', ['1', '0']]]);
});

it('does without players', () => {
  expect(rows({ round: 1 }).players).toEqual([]);
});
