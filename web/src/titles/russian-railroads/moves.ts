/** Where each move of this title is drawn; all others become buttons in the prompt. */

import type { Board } from './printed';

export interface Places {
  /** On the board for all. */
  board: ReadonlySet<string>;
  /** On the mat of whoever moves. */
  mat: ReadonlySet<string>;
  /** In the prompt, as pictures. */
  offers: ReadonlySet<string>;
  /** Steps of the pieces of the lines. */
  pieces: ReadonlySet<string>;
  /** Steps of the industry markers. */
  markers: ReadonlySet<string>;
}

const names = (things: readonly { name: string }[]): string[] => things.map(({ name }) => name);

export function placesOfMoves(board: Board): Places {
  const pieces = board.lines.flatMap((line) => names(line.pieces));
  const markers = ['marker-1', 'marker-2'];
  const gaps = board.industry.filter(({ gap }) => gap > 0);
  return {
    board: new Set([
      ...names(board.spaces),
      ...['locomotive', 'factory', 'give-back', 'ten-points'],
      ...board.factories.map(({ number }) => `factory-${number}`),
      ...names(board.cards),
      ...names(board.end_cards),
    ]),
    mat: new Set([
      ...board.engineers.map(({ space }) => space),
      ...pieces,
      ...markers,
      ...board.lines.flatMap((line) => line.places.map((place) => `lay-${place}`)),
      ...gaps.map(({ gap }) => `gap-${gap}`),
      'doubler',
      ...names(board.tokens),
    ]),
    offers: new Set([...board.payments.map(({ move }) => move), ...names(board.bonuses)]),
    pieces: new Set(pieces),
    markers: new Set(markers),
  };
}
