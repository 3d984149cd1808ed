import type { LogEntry, View } from '../api/types';

interface Source {
  log(first: number): Promise<LogEntry[]>;
}

const MANY = 100;

/** All entries of the log that are known: those of the views, and earlier ones that were fetched. */
export class LogBook {
  entries = $state.raw<readonly LogEntry[]>([]);
  /** Set while earlier entries are on their way. */
  busy = $state(false);
  readonly #source: Source;

  constructor(view: View, source: Source) {
    this.#source = source;
    this.entries = view.log;
  }

  /** Whether the first step is among them. */
  readonly whole = $derived.by(() => (this.entries[0]?.number ?? 0) === 0);

  /** A new view: its entries go on from those that are known, or replace them after an undo. */
  take(view: View): void {
    const first = view.log[0]?.number ?? view.steps;
    const kept = this.entries.filter((entry) => entry.number < first);
    const joins = kept.length === 0 || kept.at(-1)?.number === first - 1;
    this.entries = [...(joins ? kept : []), ...view.log];
  }

  replace(view: View): void {
    this.entries = view.log;
  }

  /** Fetch entries from before those that are known. */
  async earlier(): Promise<void> {
    const first = this.entries[0]?.number ?? 0;
    if (this.busy || first === 0) return;
    this.busy = true;
    try {
      const more = await this.#source.log(Math.max(0, first - MANY));
      const now = this.entries[0]?.number ?? 0;
      if (now === first) this.entries = [...more.filter((entry) => entry.number < first), ...this.entries];
    } finally {
      this.busy = false;
    }
  }
}
