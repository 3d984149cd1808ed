import type { LogEntry, ReplayStep, View } from '../api/types';
import { gameKey } from './keys';
import type { LogBook } from './logbook.svelte';
import { viewAt } from './pastview';

/** What looking back needs of a game. */
interface Played {
  readonly latest: View;
  readonly logbook: LogBook;
  readonly access: { readonly live: boolean; steps(first: number, count: number): Promise<ReplayStep[]> };
  skip(): void;
}

/** How many steps are fetched at once, around the one that is wanted. */
const AROUND = 8;

/**
 * Earlier steps of a game that goes on, read only.
 *
 * `view` is the table at `step`; null while the page shows the game itself. What happens meanwhile
 * is counted in `news` and changes nothing of what is shown.
 */
export class LookBack {
  view = $state.raw<View | null>(null);
  step = $state(0);
  /** Set when an earlier step could not be fetched. */
  failed = $state(false);
  #since = $state(0);
  readonly #game: Played;
  #known = new Map<number, ReplayStep>();
  #wanted = 0;

  constructor(game: Played) {
    this.#game = game;
  }

  readonly news = $derived.by(() => Math.max(0, this.#game.latest.steps - this.#since));
  /** The step that led to what is shown. */
  readonly entry = $derived.by((): LogEntry | null => this.view?.log.at(-1) ?? null);

  /** Whether there is anything to look back at. */
  get possible(): boolean {
    return this.#game.access.live && this.#game.latest.steps > 0;
  }

  /** Show the table after a number of steps. */
  async go(step: number): Promise<void> {
    if (!this.possible) return;
    const wanted = Math.max(0, Math.min(step, this.#game.latest.steps));
    const count = ++this.#wanted;
    this.failed = false;
    try {
      const shown = await this.#fetch(wanted);
      if (!shown || count !== this.#wanted) return;
      if (!this.view) {
        this.#game.skip();
        this.#since = this.#game.latest.steps;
      }
      const log = this.#game.logbook.entries.filter((entry) => entry.number < wanted);
      this.step = wanted;
      this.view = viewAt(this.#game.latest, shown, log);
      if (log.length < AROUND) void this.#game.logbook.earlier();
    } catch {
      this.failed = true;
    }
  }

  /** A step back or on; on from the last step is back to the game. */
  async walk(way: 1 | -1): Promise<void> {
    const from = this.view ? this.step : this.#game.latest.steps;
    if (way > 0 && (!this.view || from >= this.#game.latest.steps)) this.close();
    else await this.go(from + way);
  }

  /** To where a turn begins or ends. */
  async turn(way: 1 | -1): Promise<void> {
    const from = this.view ? this.step : this.#game.latest.steps;
    const { entries } = this.#game.logbook;
    const starts = entries.flatMap((entry, at) => (entries[at - 1]?.turn === entry.turn ? [] : [entry.number]));
    const next = way > 0 ? starts.find((start) => start > from) : starts.findLast((start) => start < from);
    if (way > 0 && next === undefined) this.close();
    else await this.go(next ?? 0);
  }

  /** Back to the game. */
  close(): void {
    this.#wanted += 1;
    this.#known.clear();
    this.view = null;
  }

  /** The game has this many steps now: later ones were taken back. */
  trim(steps: number): void {
    for (const step of [...this.#known.keys()]) if (step > steps) this.#known.delete(step);
    if (this.#since > steps) this.#since = steps;
    if (this.view && this.step > steps) void this.go(steps);
  }

  async #fetch(step: number): Promise<ReplayStep | undefined> {
    if (!this.#known.has(step)) {
      const first = Math.max(0, step - AROUND);
      const steps = await this.#game.access.steps(first, 2 * AROUND + 1);
      for (const shown of steps) this.#known.set(shown.step, shown);
    }
    return this.#known.get(step);
  }

  /** Keys that look back: [ and ], or the arrows once somebody does; Escape goes back to the game. */
  press(event: KeyboardEvent): void {
    const key = gameKey(event);
    const looking = this.view !== null;
    const slider = (event.target as Element).matches('[role=tab], [role=slider]');
    if (['[', ',', '{', ';'].includes(key) || (looking && !slider && key === 'arrowleft')) {
      void (event.shiftKey ? this.turn(-1) : this.walk(-1));
    } else if (looking && ([']', '.', '}', ':'].includes(key) || (!slider && key === 'arrowright'))) {
      void (event.shiftKey ? this.turn(1) : this.walk(1));
    } else if (looking && (key === 'escape' || key === 'end')) this.close();
    else if (looking && key === 'home') void this.go(0);
    else return;
    event.preventDefault();
  }
}
