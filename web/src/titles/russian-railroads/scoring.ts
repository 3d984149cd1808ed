/** What the spaces of a mat are worth at the next scoring, for the numbers on them (RR-12). */

import { COLOURS, type Colour, type Line, type Mat } from './position';

export const LINE_ENDS: Record<Line, number> = { 'trans-siberian': 15, 'st-petersburg': 9, kiev: 9 };
export const DOUBLER_FIELDS = 8;
export const INDUSTRY_END = 15;
export const GAP_POSITIONS = [5, 7, 9, 11, 13];
export const QUESTION_POSITION = 10;

const POINTS: Record<Colour, number> = { black: 0, grey: 1, brown: 2, natural: 4, white: 7 };
const REVALUED: Record<Colour, number> = { black: 0, grey: 1, brown: 3, natural: 6, white: 10 };
const INDUSTRY_POINTS = [0, 1, 2, 3, 5, 5, 10, 10, 15, 15, 15, 15, 20, 20, 25, 30];
const DOUBLING_SPACE = 7;
const MEDAL_SPACE = 5;
const MEDAL_POINTS = 20;
const KIEV_STARS = new Map([
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
  [8, 10],
]);

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

export function reach(mat: Mat, line: Line): number {
  const [strong, weak, sp, kiev] = mat.locomotives;
  if (line === 'trans-siberian') return strong + weak;
  return line === 'st-petersburg' ? sp : kiev;
}

export function black(mat: Mat, line: Line): number {
  return mat.tracks[line].black ?? 0;
}

export function cells(mat: Mat, line: Line): Cell[] {
  const values = mat.tokens.includes('token-revaluation') ? REVALUED : POINTS;
  const far = reach(mat, line);
  const pieces = COLOURS.map((colour) => ({ colour, at: mat.tracks[line][colour] ?? 0 }));
  const doubled = line === 'st-petersburg' && doublesLine(mat);
  return Array.from({ length: LINE_ENDS[line] }, (_, index) => {
    const space = index + 1;
    const ahead = pieces.findLast((piece) => piece.at >= space);
    const reached = space <= far;
    const worth = ahead !== undefined && reached ? values[ahead.colour] : 0;
    const twice = doubled || (line === 'trans-siberian' && space <= mat.doublers);
    return {
      space,
      colour: ahead?.colour ?? null,
      piece: pieces.find((piece) => piece.at === space)?.colour ?? null,
      reached,
      points: twice ? 2 * worth : worth,
    };
  });
}

/** Whether St. Petersburg counts twice (RR-12.4). */
function doublesLine(mat: Mat): boolean {
  const grey = mat.tracks['st-petersburg'].grey ?? 0;
  return grey >= DOUBLING_SPACE && reach(mat, 'st-petersburg') >= DOUBLING_SPACE;
}

/** Whether a Kiev space with a star counts (RR-12.5). */
function earnsStar(mat: Mat, space: number): boolean {
  return black(mat, 'kiev') >= space && reach(mat, 'kiev') >= space;
}

export function hasMedal(mat: Mat): boolean {
  return mat.tokens.includes('token-medal');
}

function earnsMedal(mat: Mat): boolean {
  const grey = mat.tracks.kiev.grey ?? 0;
  return hasMedal(mat) && grey >= MEDAL_SPACE && reach(mat, 'kiev') >= MEDAL_SPACE;
}

export function linePoints(mat: Mat, line: Line): number {
  let points = cells(mat, line).reduce((sum, cell) => sum + cell.points, 0);
  if (line === 'kiev') {
    for (const [space, brings] of KIEV_STARS) if (earnsStar(mat, space)) points += brings;
    if (earnsMedal(mat)) points += MEDAL_POINTS;
  }
  return points;
}

export function industryValue(position: number): number {
  return INDUSTRY_POINTS[position] ?? 0;
}

/** The number printed at a position, or null where none is. */
export function printedValue(position: number): number | null {
  return GAP_POSITIONS.includes(position) || position === QUESTION_POSITION ? null : industryValue(position);
}

export function industryPoints(mat: Mat): number {
  return industryValue(mat.marker) + (mat.secondMarker < 0 ? 0 : industryValue(mat.secondMarker));
}

export function roundPoints(mat: Mat): number {
  return (
    linePoints(mat, 'trans-siberian') +
    linePoints(mat, 'st-petersburg') +
    linePoints(mat, 'kiev') +
    industryPoints(mat)
  );
}

/** What an end-bonus card would bring as things stand (RR-13.1); null where others decide. */
export function endCardPoints(mat: Mat, card: string, workersAtStart: number): number | null {
  const stations: [Line, number][] = [
    ['trans-siberian', 15],
    ['st-petersburg', 9],
    ['kiev', 9],
  ];
  switch (card) {
    case 'end-flat':
      return 15;
    case 'end-workers':
      return 10 * (mat.workers - workersAtStart + Number(mat.blackWorker));
    case 'end-doublers':
      return mat.doublers >= 7 ? 30 : mat.doublers >= 4 ? 20 : 0;
    case 'end-stations':
      return 10 * stations.filter(([line, end]) => black(mat, line) === end).length;
    case 'end-black':
      return stations.reduce((sum, [line]) => sum + black(mat, line), 0);
    case 'end-locomotives':
      return mat.locomotives.reduce((sum, one) => sum + one, 0);
    case 'end-factories':
      return 4 * mat.factories.length;
    case 'end-tokens':
      return 7 * mat.tokens.length;
    case 'end-engineers':
      return 6 * mat.engineers.length;
    default:
      return null;
  }
}
