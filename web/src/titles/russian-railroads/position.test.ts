import { describe, expect, it } from 'vitest';

import type { View } from '../../api/types';
import { placesOfMoves } from './moves';
import { cells, endStack, owned, reach, tracks, type Position } from './position';
import type { Board } from './printed';

const VIEWS = import.meta.glob<View>('../../../fixtures/russian-railroads-*.json', { import: 'default', eager: true });
const BOARDS = import.meta.glob<Board>('../../../fixtures/api/russian-railroads-*.json', { import: 'default', eager: true });

function boardOf(view: View): Board {
  const board = BOARDS[`../../../fixtures/api/russian-railroads-${String(view.seats.length)}.json`];
  if (!board) throw new Error('there is no board');
  return board;
}

/** Moves that are nowhere on the table: buttons in the prompt. */
const BUTTONS = ['pass', 'done'];

describe.each(Object.entries(VIEWS))('%s', (_, view) => {
  const board = boardOf(view);
  const position = view.position as Position;

  it('has each piece of a line on its space, and locomotives as far as they go', () => {
    for (const mat of position.seats) {
      for (const { name, length } of board.lines) {
        const line = cells(board, mat, name);
        const standing = Object.values(tracks(mat, name)).filter((space) => space > 0 && space <= length);
        expect(line.length).toBe(length);
        expect(line.filter(({ piece }) => piece).map(({ space }) => space)).toEqual([...new Set(standing)].sort((a, b) => a - b));
        expect(line.filter(({ reached }) => reached).length).toBe(Math.min(reach(board, mat, name), length));
      }
    }
  });

  it('has every worker in hand or on a space', () => {
    for (const mat of position.seats) expect(owned(mat, 'workers')).toBe(mat.workers);
  });

  it('has the end-bonus cards that nobody took in the stack', () => {
    expect(endStack(board, position)).toBeGreaterThanOrEqual(0);
    expect(endStack(board, position)).toBeLessThanOrEqual(board.end_cards.length - board.end_cards_boxed);
  });

  it('draws every choice in one place', () => {
    const places = placesOfMoves(board);
    for (const { move } of view.moves) {
      const found = [places.board, places.mat, places.offers].filter((place) => place.has(move)).length;
      expect([move, found]).toEqual([move, BUTTONS.includes(move) ? 0 : 1]);
    }
  });
});
