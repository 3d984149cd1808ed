/** From one view to the next, as the server's deltas have it. */

import type { Delta, View } from '../api/types';
import { completeSeat } from '../api/client';

/** The position a delta makes of the one before; what did not change stays the same object. */
function patch(position: View['position'], delta: Delta): View['position'] {
  if (!delta.position && !delta.players) return position;
  const seats = (position.seats as object[]).map((seat, number) => {
    const changed = delta.players?.[number];
    return changed ? { ...seat, ...changed } : seat;
  });
  return { ...position, ...delta.position, seats };
}

/** The view a delta makes of the one before. */
export function apply(view: View, delta: Delta): View {
  const next: View = { ...view, ...delta.set, fingerprint: delta.fingerprint };
  if (delta.set?.seats) next.seats = delta.set.seats.map(completeSeat);
  next.position = patch(view.position, delta);
  const from = delta.log_from;
  if (from !== null && from !== undefined) {
    next.log = [...view.log.filter((entry) => entry.number < from), ...(delta.log ?? [])];
  }
  if (delta.chat?.length) next.chat = [...view.chat, ...delta.chat];
  return next;
}
