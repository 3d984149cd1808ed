/** Which cards on the table score what; the totals come from the server. */

import { face, type Aim } from './cards';
import { DESTINATIONS, type Destination, type Yard } from './position';
import printed from './printed.json';

export interface Tally {
  /** Fulfilled orders, in the order in which they left. */
  orders: { destination: Destination; lorries: number; points: number }[];
  /** Delivered single lorries by their points, and doubles, which score nothing. */
  ones: number;
  twos: number;
  doubles: number;
  engines: Map<string, number>;
  shares: { destination: Destination; assigned: number; idle: number }[];
}

export function tally(yard: Yard): Tally {
  const found: Tally = { orders: [], ones: 0, twos: 0, doubles: 0, engines: new Map(), shares: [] };
  for (const name of yard.delivered) {
    const card = face(name);
    if (card.kind === 'order') found.orders.push(card);
    else if (card.kind === 'engine') found.engines.set(card.type, (found.engines.get(card.type) ?? 0) + 1);
    else if (card.kind === 'lorry') {
      if (card.lorries === 2) found.doubles += 1;
      else if (card.points === 2) found.twos += 1;
      else found.ones += 1;
    }
  }
  for (const destination of DESTINATIONS) {
    const held = yard.shares.filter((share) => share === `share-${destination}`).length;
    const assigned = Math.min(held, found.orders.filter((order) => order.destination === destination).length);
    if (held) found.shares.push({ destination, assigned, idle: held - assigned });
  }
  return found;
}

/** The points of an objective (GA-10.6 to GA-10.11). */
export function objectivePoints(yard: Yard, sums: Tally, aim: Aim, each: number): number {
  switch (aim.kind) {
    case 'shift':
      return Math.floor(yard.tokens.length / 2) * each;
    case 'count':
      return yard.objectives.length * each;
    case 'engine':
      return (sums.engines.get(aim.type) ?? 0) * each;
    case 'share':
      return (sums.shares.find((share) => share.destination === aim.destination)?.assigned ?? 0) * each;
    case 'order':
      return sums.orders.filter((order) => order.destination === aim.destination).length * each;
    case 'volume': {
      const orders = sums.orders.filter((order) => order.destination === aim.destination);
      return orders.reduce((lorries, order) => lorries + order.lorries, 0) >= printed.volumeNeeded ? each : 0;
    }
  }
}
