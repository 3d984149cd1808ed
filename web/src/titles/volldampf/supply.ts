/** What is left in the bag and in the piles: all there is less what lies somewhere. */

import type { VolldampfBoard } from './board';
import type { Position } from './position';

export interface Supply {
  key: 'stones' | 'goods' | 'routes' | 'actions';
  count: number;
}

/** Route cards taken out unseen stay in the pile and are never dealt (VD-1.1). */
const UNSEEN: Record<number, number> = { 3: 3, 5: 2 };

export function supply(board: VolldampfBoard, position: Position): Supply[] {
  const sum = (counts: number[]): number => counts.reduce((a, b) => a + b, 0);
  const stones = board.stones * board.colours.length - position.stones.length - (position.drawn ? 1 : 0);
  const routes =
    sum(board.symbols.map((symbol) => symbol.cards)) -
    (UNSEEN[board.players] ?? 0) -
    position.routesUsed.length -
    sum(position.groups.map((group) => group.length)) -
    sum(position.seats.map((company) => company.routes.length));
  const actions =
    sum(board.actions.map((action) => action.cards)) -
    position.discard.length -
    sum(position.seats.map((company) => company.actions.length + company.hidden));
  return [
    { key: 'stones', count: stones },
    { key: 'goods', count: board.goods.length - position.goodsTurned.length },
    { key: 'routes', count: routes },
    { key: 'actions', count: actions },
  ];
}
