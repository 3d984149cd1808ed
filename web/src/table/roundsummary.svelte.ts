import type { RoundMark, View } from '../api/types';
import type { RoundReport } from './scoring';

/** What a summary needs of a game. */
interface Played {
  /** What the page shows, and the game as it goes on. */
  readonly view: View;
  readonly present: View;
  readonly access: { rounds(): Promise<RoundMark[]> };
}

/** The points that rows have gained since rows before them, which may be unknown. */
const since = (rows: View['points'], before?: View['points']): View['points'] =>
  rows.map((row, seat) => row.map((points, source) => points - (before?.[seat]?.[source] ?? 0)));

/** What the last round brought: shown by itself when it ends, until the viewer acts, or by hand. */
export class RoundSummary {
  /** The round that has just ended. */
  report = $state.raw<RoundReport | null>(null);
  /** Whether the viewer has acted since the round ended. */
  acted = $state(false);
  readonly #game: Played;
  /** What somebody opened or closed by hand: in which round, and which of the two. */
  #chosen = $state.raw<{ round: number; open: boolean } | null>(null);
  /** The points when the round began; unknown to a page that came later. */
  #began: View['points'] | null;

  constructor(game: Played, view: View) {
    this.#game = game;
    this.#began = view.round <= 1 ? view.points.map((row) => row.map(() => 0)) : null;
  }

  readonly open = $derived.by(() =>
    this.#chosen?.round === this.#game.view.round ? this.#chosen.open : this.report !== null && !this.acted,
  );

  /** A new round: what the last one brought is reported; the set-up before the first brings nothing. */
  turnOver(view: View, before: View): void {
    const began = this.#began;
    const forward = view.round > before.round;
    this.#began = forward ? view.points : null;
    this.report = null;
    this.acted = false;
    if (!forward || before.round < 1) return;
    if (began) this.report = { round: before.round, gained: since(view.points, began) };
    // Without an answer it can still be opened by hand.
    else this.#recall(view.round).catch(() => undefined);
  }

  /** Open or close it. */
  async toggle(): Promise<void> {
    const open = !this.open;
    if (open) await this.#recall(this.#game.present.round);
    this.#chosen = { round: this.#game.view.round, open };
  }

  /** What the round before another one brought, for a page that was not there when it began or ended. */
  async #recall(next: number): Promise<void> {
    if (this.report) return;
    const marks = await this.#game.access.rounds();
    const at = marks.findLastIndex(({ round }) => round > 0 && round < next);
    const mark = marks[at];
    if (mark && !this.report && this.#game.present.round === next) this.report = { round: mark.round, gained: since(mark.points, marks[at - 1]?.points) };
  }
}
