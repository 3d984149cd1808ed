/** The table as the server sends it: types of its values, and small helpers over them. */

import type { components } from '../../api/schema';
import { COLOURS, type Board, type BoardLine, type Colour, type Line, type Reward } from './printed';

type Schemas = components['schemas'];

export type Position = Schemas['RussianRailroadsPosition'];
export type Asked = Schemas['RussianRailroadsAsked'];
export type Mat = Position['seats'][number];
/** Own workers, temporary ones, the black one, and coins. */
export type Pieces = Mat['free'];
export type Token = Mat['tokens'][number];

const TRACKS = {
  'trans-siberian': 'trans_siberian',
  'st-petersburg': 'st_petersburg',
  kiev: 'kiev',
} as const satisfies Record<Line, keyof Mat>;
const WORTH = {
  'trans-siberian': 'ts_spaces',
  'st-petersburg': 'sp_spaces',
  kiev: 'kiev_spaces',
} as const satisfies Record<Line, keyof Mat>;

/** One space of a line. */
interface Cell {
  space: number;
  /** The colour it counts as: the piece on it or the next one ahead; null in front of black. */
  colour: Colour | null;
  /** The piece that stands on it. */
  piece: Colour | null;
  reached: boolean;
  points: number;
}

/** The space of each colour on a line. */
export function tracks(mat: Mat, line: Line): Partial<Record<Colour, number>> {
  return mat[TRACKS[line]];
}

/** The places of a line with the locomotive on each; 0 is a free place. */
export function places(board: Board, mat: Mat, line: Line): { place: string; number: number }[] {
  const before = board.lines.slice(0, lineNumber(board, line)).flatMap((one) => one.places).length;
  return lineOf(board, line).places.map((place, n) => ({
    place,
    number: mat.locomotives[before + n] ?? 0,
  }));
}

export function lineOf(board: Board, line: Line): BoardLine {
  const found = board.lines[lineNumber(board, line)];
  if (!found) throw new RangeError(`There is no line ${line}.`);
  return found;
}

function lineNumber(board: Board, line: Line): number {
  return board.lines.findIndex((one) => one.name === line);
}

/** How far locomotives go on a line. */
export function reach(board: Board, mat: Mat, line: Line): number {
  return places(board, mat, line).reduce((sum, { number }) => sum + number, 0);
}

export function linePoints(board: Board, mat: Mat, line: Line): number {
  return mat.round_points[lineNumber(board, line)] ?? 0;
}

/** Industry comes after the lines. */
export function industryPoints(board: Board, mat: Mat): number {
  return mat.round_points[board.lines.length] ?? 0;
}

/** What a scoring brings as things stand. */
export function roundPoints(mat: Mat): number {
  return mat.round_points.reduce((sum, points) => sum + points, 0);
}

export function cells(board: Board, mat: Mat, line: Line): Cell[] {
  const far = reach(board, mat, line);
  const standing = tracks(mat, line);
  const at = (colour: Colour): number => standing[colour] ?? 0;
  return Array.from({ length: lineOf(board, line).length }, (_, index) => {
    const space = index + 1;
    return {
      space,
      colour: COLOURS.findLast((colour) => at(colour) >= space) ?? null,
      piece: COLOURS.find((colour) => at(colour) === space) ?? null,
      reached: space <= far,
      points: mat[WORTH[line]][index] ?? 0,
    };
  });
}

/** What a reward still lacks. */
interface Missing {
  track: boolean;
  locomotive: boolean;
  medal: boolean;
}

export function missing(board: Board, mat: Mat, line: Line, reward: Reward): Missing {
  return {
    track: (tracks(mat, line)[reward.colour] ?? 0) < reward.space,
    locomotive: reward.reach && reach(board, mat, line) < reward.space,
    medal: reward.kind === 'medal' && !mat.tokens.includes('token-medal'),
  };
}

/** How many workers there are, of any kind. */
export function workersIn({ workers = 0, temporary = 0, black = 0 }: Pieces): number {
  return workers + temporary + black;
}

/** All pieces, workers and coins. */
export function piecesIn(pieces: Pieces): number {
  return workersIn(pieces) + (pieces.coins ?? 0);
}

/** How many pieces of a kind a seat has in hand and on spaces together. */
export function owned(mat: Mat, kind: 'workers' | 'temporary' | 'black'): number {
  return [mat.free, ...Object.values(mat.placed)].reduce((sum, pieces) => sum + (pieces[kind] ?? 0), 0);
}

/** The end-bonus cards of a seat that the viewer may know. */
export function knownEndCards(mat: Mat): string[] {
  return mat.end_cards.filter((card) => card !== 'hidden');
}

/** How many end-bonus cards nobody has taken yet. */
export function endStack(board: Board, position: Position): number {
  const taken = position.seats.reduce((sum, mat) => sum + mat.end_cards.length, 0);
  return board.end_cards.length - board.end_cards_boxed - taken;
}
