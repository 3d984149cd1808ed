/** The delivered stack, sorted for showing; what it scores in all comes from the server. */

import type { Board } from './printed';
import type { Destination, Seat } from './position';

interface Counted {
  name: string;
  points: number;
  count: number;
}

/** Fulfilled orders, equal ones counted, in the order in which they left. */
export function ordersIn(delivered: Seat['delivered'], board: Board): (Counted & { destination: Destination })[] {
  return Object.entries(delivered).flatMap(([name, count]) => {
    const card = board.face(name);
    return card.kind === 'order' ? [{ name, destination: card.destination, points: card.points, count }] : [];
  });
}

/** Delivered lorry cards by their points, those without any last. */
export function lorriesIn(delivered: Seat['delivered'], board: Board): { points: number; count: number }[] {
  const counts = new Map<number, number>();
  for (const [name, count] of Object.entries(delivered)) {
    const card = board.face(name);
    if (card.kind === 'lorry') counts.set(card.points, (counts.get(card.points) ?? 0) + count);
  }
  const found = [...counts].map(([points, count]) => ({ points, count }));
  return found.sort((one, other) => (one.points || Infinity) - (other.points || Infinity));
}

export interface SharesOf {
  destination: Destination;
  points: number;
  assigned: number;
  idle: number;
}

/** Shares by destination: those that have an order, and the others. */
export function sharesIn({ assigned = {}, idle = {} }: Seat['shares'], board: Board): SharesOf[] {
  return board.destinations.flatMap((destination) => {
    const found = { destination, assigned: assigned[destination] ?? 0, idle: idle[destination] ?? 0 };
    const card = board.face(`share-${destination}`);
    if (card.kind !== 'share' || !(found.assigned + found.idle)) return [];
    return [{ ...found, points: card.points }];
  });
}
