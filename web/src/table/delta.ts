/** From one view to the next, by the server's deltas. */

import type { Delta, View } from '../api/types';
import { completeOwn, completeSeat, completeUndo } from '../api/client';

/** The position after a delta; what did not change stays the same object. */
function patch(position: View['position'], delta: Delta): View['position'] {
  if (!delta.position && !delta.players) return position;
  const seats = (position.seats as object[]).map((seat, number) => {
    const changed = delta.players?.[number];
    return changed ? { ...seat, ...changed } : seat;
  });
  return { ...position, ...delta.position, seats };
}

/** The view after a delta. */
export function apply(view: View, delta: Delta): View {
  const next: View = { ...view, ...delta.set, fingerprint: delta.fingerprint };
  if (delta.set?.seats) next.seats = delta.set.seats.map(completeSeat);
  if (delta.set?.undo) next.undo = completeUndo(delta.set.undo);
  if (delta.set?.own) next.own = completeOwn(delta.set.own);
  next.position = patch(view.position, delta);
  const from = delta.log_from;
  if (from !== null && from !== undefined) {
    next.log = [...view.log.filter((entry) => entry.number < from), ...(delta.log ?? [])];
  }
  if (delta.chat?.length) next.chat = [...view.chat, ...delta.chat];
  return next;
}
