import type { LogEntry } from '../api/types';

/** A turn somebody else made since the viewer's last one; `order` counts them from 1. */
export interface Moved {
  readonly order: number;
  readonly actor: number;
  readonly entries: readonly LogEntry[];
}

/** The turns in some entries of a log, in order of play; what nobody decided belongs to none. */
export function turnsIn(entries: readonly LogEntry[]): readonly Moved[] {
  const found: Moved[] = [];
  for (const entry of entries) {
    if (entry.actor < 0) continue;
    const before = found.at(-1);
    if (before && before.actor === entry.actor && before.entries[0]?.turn === entry.turn) {
      found[found.length - 1] = { ...before, entries: [...before.entries, entry] };
    } else found.push({ order: found.length + 1, actor: entry.actor, entries: [entry] });
  }
  return found;
}

/** The first of some turns in which each move was made. */
export function firstWith(turns: readonly Moved[]): ReadonlyMap<string, Moved> {
  const moved = new Map<string, Moved>();
  for (const turn of turns) {
    for (const entry of turn.entries) if (!moved.has(entry.move)) moved.set(entry.move, turn);
  }
  return moved;
}
