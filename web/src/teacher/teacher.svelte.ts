import { api } from '../api/client';
import type { Advice, Option } from '../api/types';
import { locale } from '../i18n/locale.svelte';
import { sentence } from '../parts/faults.svelte';
import { settings } from '../settings.svelte';
import type { Game } from '../table/game.svelte';

/** Where to look, which turn, and why. */
export const STAGES = ['where', 'which', 'why'] as const;
/** In the rounds after the lessons the teacher says this many stages unasked, then none. */
const FADING: Readonly<Record<number, number>> = { 2: 3, 3: 1 };

/** What is thought of a turn that was played, or is tried out. */
export interface Judged {
  readonly advice: Advice;
  /** Whose turn it was. */
  readonly about: number;
}

/** The teacher at a table, as one player asks it. It never plays a move. */
export class Teacher {
  /** How many stages of the hint are shown. */
  stage = $state(0);
  hint = $state.raw<Advice | null>(null);
  /** The last turn that was asked about. */
  judged = $state.raw<Judged | null>(null);
  /** Set while the teacher thinks. */
  busy = $state(false);
  fault = $state('');
  readonly game: Game;
  /** The step the hint is for, and the moves of it that were made since. */
  #step = -1;
  #made = $state(0);
  /** The turn of the viewer's that was judged last, or was over when the page came. */
  #judgedTurn = -1;
  #fadedTurn = -1;

  constructor(game: Game) {
    this.game = game;
    this.#judgedTurn = this.#lastOwnTurn;
  }

  /** Whether the teacher may be asked at this table. */
  readonly allowed = $derived.by(() => this.game.view.hints && this.game.view.state === 'running' && !this.game.watching);
  readonly mayHint = $derived.by(() => this.allowed && this.game.mine && !this.game.holding && this.game.limit === null);
  readonly open = $derived.by(() => this.stage > 0 || this.judged !== null || this.busy || this.fault !== '');

  get #lastOwnTurn(): number {
    const { view, seat } = this.game;
    return view.log.findLast((entry) => entry.actor === seat)?.turn ?? -1;
  }

  /** What is left of the best turn: its first moves may have been made. */
  readonly rest = $derived.by((): readonly string[] => this.hint?.best[0]?.moves.slice(this.#made) ?? []);
  /** The moves to look at, the best first. */
  readonly lit = $derived.by((): readonly string[] => {
    const { hint, stage } = this;
    if (!hint || !stage || !this.game.mine) return [];
    const first = this.#made ? this.rest.slice(0, 1) : hint.best.flatMap((option) => option.moves.slice(0, 1));
    // All numbers of a bid or of bonds are at one place.
    const places = new Map([...first].reverse().map((move) => [move.replace(/^(bonds|bid)-.*/, '$1'), move]));
    const lit = new Set(places.values());
    return [...new Set(first)].filter((move) => lit.has(move) && this.game.open.has(move)).slice(0, 2);
  });
  /** Turns beside the best one. */
  readonly others = $derived.by((): readonly Option[] => this.hint?.best.slice(1) ?? []);

  /** The next stage of the hint; the first asks the teacher. */
  async next(): Promise<void> {
    if (this.busy) return;
    if (this.stage && this.hint) {
      this.stage = Math.min(this.stage + 1, STAGES.length);
      if (this.stage > 1) await this.#draw();
    } else await this.tell(1);
  }

  /** Ask for a hint, and tell so many stages of it. */
  async tell(stages: number): Promise<void> {
    if (!this.mayHint || this.busy) return;
    this.close();
    const { game } = this;
    this.#step = game.view.step;
    const asked = this.#step;
    const found = await this.#ask(() => api.advice(game.view.id, { seat: game.seat, level: settings.teacher }));
    if (!found || asked !== game.view.step) return;
    this.hint = found;
    this.#made = 0;
    this.stage = stages;
    if (stages > 1) await this.#draw();
  }

  /** How good the last turn of a seat was. */
  async judge(about: number): Promise<void> {
    if (this.busy) return;
    const { game } = this;
    this.close();
    const advice = await this.#ask(() => api.advice(game.view.id, { seat: game.seat, about, level: settings.teacher }));
    if (advice) this.judged = { advice, about };
  }

  async #ask(question: () => Promise<Advice>): Promise<Advice | null> {
    this.busy = true;
    this.fault = '';
    try {
      // The names of the reasons come with the first answer.
      const [found] = await Promise.all([question(), locale.needFirst('analysis')]);
      return found;
    } catch (error) {
      this.fault = sentence(error);
      return null;
    } finally {
      this.busy = false;
    }
  }

  /** The turn of the hint as ghosts on the board, where that shows it. */
  async #draw(): Promise<void> {
    const { game, hint, rest } = this;
    if (!rest.length) return;
    const after = await api.plan(game.view.id, game.seat, rest).catch(() => null);
    if (after && hint === this.hint && this.stage > 1) {
      game.compared = { seat: game.seat, played: null, better: { moves: new Set(), position: after.position } };
    }
  }

  /** A hint stays while its turn is being made, and ends with any other choice. */
  follow(step: number): void {
    const { game } = this;
    if (this.hint && step !== this.#step) {
      const moves = game.view.log.slice(-Math.max(0, step - this.#step)).map((entry) => entry.move);
      const goesOn = step > this.#step && game.mine && moves.length && moves.every((move, at) => move === this.rest[at]);
      if (goesOn && this.stage > 1 && moves.length < this.rest.length) {
        this.#made += moves.length;
        this.#step = step;
        game.compared = null;
        void this.#draw();
      } else this.close();
    }
    // What was said of one's last turn goes with the next choice.
    if (this.judged && game.view.undo.turn > 0) this.judged = null;
    const turn = this.#lastOwnTurn;
    if (!game.holding && !game.pending.length && turn > this.#judgedTurn && game.upToDate) {
      this.#judgedTurn = turn;
      if (settings.judges && this.allowed) void this.judge(game.seat);
    }
  }

  /** After the lessons: in the second round what to play and why, in the third where to look. */
  fade(): void {
    const { game } = this;
    const stages = FADING[game.view.round];
    if (!stages || !this.mayHint || game.view.undo.turn > 0 || this.#fadedTurn === game.view.turns) return;
    this.#fadedTurn = game.view.turns;
    void this.tell(stages);
  }

  close(): void {
    this.stage = 0;
    this.hint = null;
    this.judged = null;
    this.fault = '';
    this.game.compared = null;
  }
}
