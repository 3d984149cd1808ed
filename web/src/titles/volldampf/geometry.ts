/** Where things stand on the drawn map: 800 × 762 units, the income track round it. */

import type { BoardPlace, VolldampfBoard } from './printed';

export interface Point {
  x: number;
  y: number;
}

export const WIDTH = 800;
export const HEIGHT = 762;
/** The breadth of the income track. */
export const RING = 28;
/** Where the bag is shown: the supply in the corner of the map. */
export const BAG: Point = { x: 60, y: 690 };
const MARGIN = 6;
const MAP_WIDTH = WIDTH - 2 * (RING + MARGIN);
const MAP_HEIGHT = HEIGHT - 2 * (RING + MARGIN);

/** Editions give coordinates from 0 to 1000. */
export const at = (place: { x: number; y: number }): Point => ({
  x: RING + MARGIN + (place.x / 1000) * MAP_WIDTH,
  y: RING + MARGIN + (place.y / 1000) * MAP_HEIGHT,
});

/** A point on the straight line from a to b, `distance` away from a. */
export function towards(a: Point, b: Point, distance: number): Point {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: a.x + ((b.x - a.x) * distance) / length, y: a.y + ((b.y - a.y) * distance) / length };
}

export const polyline = (points: readonly Point[]): string =>
  points.map((p, n) => `${n === 0 ? 'M' : 'L'}${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join('');

/** A soft curve through points (Catmull–Rom). */
export function smooth(points: readonly (readonly [number, number])[], closed = false): string {
  const count = points.length;
  const point = (n: number): readonly [number, number] =>
    points[closed ? (n + count) % count : Math.min(Math.max(n, 0), count - 1)] ?? [0, 0];
  let path = `M${String(point(0)[0])} ${String(point(0)[1])}`;
  for (let n = 0; n < (closed ? count : count - 1); n++) {
    const [before, from, to, after] = [point(n - 1), point(n), point(n + 1), point(n + 2)];
    const control = (a: number, b: number, c: number): number => b + (c - a) / 6;
    const back = (a: number, b: number, c: number): number => b - (c - a) / 6;
    path += `C${[
      control(before[0], from[0], to[0]),
      control(before[1], from[1], to[1]),
      back(from[0], to[0], after[0]),
      back(from[1], to[1], after[1]),
      to[0],
      to[1],
    ]
      .map((value) => value.toFixed(1))
      .join(' ')}`;
  }
  return closed ? `${path}Z` : path;
}

// The income track: its spaces go round in four equal sides, 0 at the bottom right, clockwise.

export interface RingSpace {
  number: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A space of an income track of `spaces`; whoever goes farther continues from its start. */
export function ringSpace(income: number, spaces: number): RingSpace {
  const steps = spaces / 4;
  const stepX = (WIDTH - 2 * RING) / (steps - 1);
  const stepY = (HEIGHT - 2 * RING) / (steps - 1);
  const number = income % spaces;
  const side = Math.floor(number / steps);
  const step = number % steps;
  const corner = step === 0;
  const width = !corner && side % 2 === 0 ? stepX : RING;
  const height = !corner && side % 2 === 1 ? stepY : RING;
  const along = (total: number, size: number): number => total - RING - step * size;
  const space = { number, width, height };
  switch (side) {
    case 0:
      return { ...space, x: corner ? WIDTH - RING : along(WIDTH, stepX), y: HEIGHT - RING };
    case 1:
      return { ...space, x: 0, y: corner ? HEIGHT - RING : along(HEIGHT, stepY) };
    case 2:
      return { ...space, x: corner ? 0 : RING + (step - 1) * stepX, y: 0 };
    default:
      return { ...space, x: WIDTH - RING, y: corner ? 0 : RING + (step - 1) * stepY };
  }
}

// Plates with the name and the stones of a city.

export interface Plate {
  x: number;
  y: number;
  width: number;
  height: number;
  /** A line to the city if the plate is away from it. */
  leader: [Point, Point] | null;
}

export const BOX = { width: 79, height: 40 };
const CITY = 14;
const NEAR = 22;
const PADDING = 6;

/** Where the plates are beside the cities of the reconstruction, from the city in map units. */
const BOXES: Record<string, readonly [number, number]> = {
  BER: [-123, -42],
  BRE: [-119, 1],
  BRU: [0, 54],
  DOR: [55, 54],
  DRE: [85, 23],
  FRA: [132, 1],
  HAM: [-42, -56],
  HAN: [127, 28],
  KBG: [0, -56],
  KOE: [-98, -3],
  KOP: [81, -16],
  LEI: [-127, 15],
  LON: [-64, 41],
  MUE: [0, 54],
  NUE: [76, 32],
  PAR: [0, 54],
  PRA: [30, 54],
  ROT: [-21, -60],
  STU: [-25, 54],
  WAR: [13, 54],
};

/** Places a plate may take beside a city on any other board, in map units. */
export const CANDIDATES: readonly (readonly [number, number])[] = [
  [0, 54],
  [0, -56],
  [85, 0],
  [-85, 0],
  [60, 50],
  [-60, 50],
  [60, -52],
  [-60, -52],
  [84, 30],
  [-84, 30],
  [84, -30],
  [-84, -30],
  [128, 0],
  [-128, 0],
  [0, 84],
  [0, -86],
];

const SCENERY = /^reconstruction-/;

/** Whether the coast and the rivers fit the coordinates of this edition. */
export const hasScenery = (board: VolldampfBoard): boolean => SCENERY.test(board.edition);

/** By field the middle of the box of its plate. */
export function boxes(board: VolldampfBoard): Map<string, Point> {
  const found = new Map<string, Point>();
  const shift = (field: BoardPlace, by: readonly [number, number]): Point => {
    const city = at(field);
    const halfWidth = BOX.width / 2 + RING + 2;
    const halfHeight = BOX.height / 2 + RING + 2;
    return {
      x: Math.min(Math.max(city.x + (by[0] / 1000) * MAP_WIDTH, halfWidth), WIDTH - halfWidth),
      y: Math.min(Math.max(city.y + (by[1] / 1000) * MAP_HEIGHT, halfHeight), HEIGHT - halfHeight),
    };
  };
  if (hasScenery(board)) {
    for (const field of board.fields) found.set(field.id, shift(field, BOXES[field.id] ?? [0, 54]));
    return found;
  }
  const obstacles = [...board.fields, ...board.segments, ...board.stops].map(at);
  for (const field of board.fields) {
    const costs = CANDIDATES.map((by, n) => {
      const box = shift(field, by);
      const hits = obstacles.filter(
        (it) =>
          Math.abs(it.x - box.x) < BOX.width / 2 + 12 && Math.abs(it.y - box.y) < BOX.height / 2 + 12,
      ).length;
      const covers = [...found.values()].filter(
        (it) => Math.abs(it.x - box.x) < BOX.width && Math.abs(it.y - box.y) < BOX.height,
      ).length;
      return { box, cost: hits * 10 + covers * 8 + n };
    });
    const best = costs.reduce((a, b) => (b.cost < a.cost ? b : a));
    found.set(field.id, best.box);
  }
  return found;
}

/** A plate of this size in its box, on the side of the city. */
export function plate(city: Point, box: Point, width: number, height: number): Plate {
  const limit = (value: number, low: number, high: number): number =>
    Math.min(Math.max(value, Math.min(low, high)), Math.max(low, high));
  const slackX = Math.max(BOX.width - width, 0) / 2;
  const slackY = Math.max(BOX.height - height, 0) / 2;
  const middle = {
    x: box.x + limit(city.x - box.x, -slackX, slackX),
    y: box.y + limit(city.y - box.y, -slackY, slackY),
  };
  const spot = {
    x: limit(middle.x - width / 2, RING + 2, WIDTH - RING - width - 2),
    y: limit(middle.y - height / 2, RING + 2, HEIGHT - RING - height - 2),
    width,
    height,
  };
  const edge = {
    x: limit(city.x, spot.x + PADDING, spot.x + width - PADDING),
    y: limit(city.y, spot.y + PADDING, spot.y + height - PADDING),
  };
  const gapX = Math.max(spot.x - city.x, city.x - spot.x - width, 0);
  const gapY = Math.max(spot.y - city.y, city.y - spot.y - height, 0);
  const away = Math.hypot(gapX, gapY) > NEAR;
  return { ...spot, leader: away ? [towards(city, edge, CITY), edge] : null };
}

/** How broad a name is on its plate, near enough to draw a box round it. */
export const nameWidth = (name: string, size: number): number => {
  let width = 0;
  for (const letter of name) width += /[ijlI.,' ]/.test(letter) ? 0.27 : /[mwMW]/.test(letter) ? 0.66 : 0.465;
  return width * size;
};
