/** The six symbols of the route cards: each has a shape, so that they can be distinguished without colour. */

import type { BoardSymbol } from './printed';

export const SHAPES = ['octagon', 'circle', 'square', 'hexagon', 'diamond', 'triangle'] as const;
export type Shape = (typeof SHAPES)[number];

export const COLOURS = ['green', 'orange', 'brown', 'grey', 'turquoise', 'pink'];

/** The shape an edition names, or the one that belongs to its place in the list. */
export function shapeOf(symbol: BoardSymbol, index: number): Shape {
  return SHAPES.find((it) => it === symbol.shape) ?? SHAPES[index % SHAPES.length] ?? 'circle';
}

export const TOKENS = 'NOWMST';

/** The colour of a symbol: the one its edition names, or the one that belongs to its place. */
export function tintOf(symbol: BoardSymbol, index: number): string {
  const named = COLOURS.indexOf(symbol.colour);
  return `var(--route-${TOKENS.charAt(named < 0 ? index % TOKENS.length : named)})`;
}

const polygon = (corners: number, radius: number, turn: number): string =>
  `${Array.from({ length: corners }, (_, n) => {
    const angle = ((n + turn) / corners) * 2 * Math.PI - Math.PI / 2;
    const point = `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
    return `${n === 0 ? 'M' : 'L'}${point}`;
  }).join('')}Z`;

/** The outline of a shape round 0, 0; all look equally large at the same radius. */
export function outline(shape: Shape, radius: number): string {
  switch (shape) {
    case 'octagon':
      return polygon(8, radius * 1.06, 0.5);
    case 'circle':
      return `M${String(-radius)} 0A${String(radius)} ${String(radius)} 0 1 1 ${String(radius)} 0A${String(radius)} ${String(radius)} 0 1 1 ${String(-radius)} 0Z`;
    case 'square':
      return polygon(4, radius * 1.24, 0.5);
    case 'hexagon':
      return polygon(6, radius * 1.16, 0.5);
    case 'diamond':
      return polygon(4, radius * 1.28, 0);
    case 'triangle':
      return polygon(3, radius * 1.62, 0);
  }
}

/** How far below the middle a number has to be to look centred. */
export const numberShift = (shape: Shape, radius: number): number =>
  shape === 'triangle' ? radius * 0.1 : 0;
