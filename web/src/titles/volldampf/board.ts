/** What is printed: the board of an edition and the numbers of a table, sent once by the server. */

import type { Action, Colour } from './position';

export interface BoardSymbol {
  id: string;
  region: string;
  colour: string;
  shape: string;
  cards: number;
}

export interface BoardPlace {
  id: string;
  name: string;
  x: number;
  y: number;
}

export interface BoardField extends BoardPlace {
  colour: Colour;
}

export interface BoardSegment {
  id: string;
  ends: [string, string];
  symbol: string;
  cost: number;
  x: number;
  y: number;
  /** The point that bends the line from end to end so that it passes the symbol. */
  curve: [number, number];
}

export interface VolldampfBoard {
  players: number;
  edition: string;
  about: string;
  rounds: number;
  stones: number;
  colours: Colour[];
  symbols: BoardSymbol[];
  fields: BoardField[];
  stops: BoardPlace[];
  segments: BoardSegment[];
  goods: { id: string; fields: string[] }[];
  actions: { name: Action; cards: number }[];
  pieces: number;
  mark_per_bond: number;
  bonds: number;
  group_size: number;
  transports: number;
  reach: number;
  bargain_price: number;
}
