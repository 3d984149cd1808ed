import { api } from '../api/client';
import type { Command, LogEntry, ReplayStep, RoundMark, Why } from '../api/types';
import type { Connection } from './connection.svelte';

/** How a game reaches its table: live, or fixed in a replay, a gallery or a lesson. */
export interface TableAccess {
  readonly live: boolean;
  do(command: Command): Promise<void>;
  why(move: string): Promise<Why>;
  /** Log entries from a number on. */
  log(first: number): Promise<LogEntry[]>;
  /** The table after a number of steps and those that follow, as the viewer saw them. */
  steps(first: number, count: number): Promise<ReplayStep[]>;
  /** The rounds so far. */
  rounds(): Promise<RoundMark[]>;
  close(): void;
}

/** Nobody can move at a fixed view. */
export const STILL: TableAccess = {
  live: false,
  do: () => Promise.resolve(),
  why: () => Promise.reject(new Error('still')),
  log: () => Promise.resolve([]),
  steps: () => Promise.resolve([]),
  rounds: () => Promise.resolve([]),
  close: () => undefined,
};

/** A table of the server, as a viewer reaches it. */
export function live(table: string, viewer: number, link: Connection): TableAccess {
  const own = viewer >= 0 ? viewer : null;
  return {
    live: true,
    do: (command) => link.do(command),
    why: (move) => api.why(table, move, viewer),
    log: (from) => api.log(table, from, own),
    steps: (from, count) => api.lookBack(table, from, count, own),
    rounds: () => api.rounds(table, own),
    close: () => {
      link.close();
    },
  };
}
