import { api } from '../api/client';
import type { Advice, Command, View } from '../api/types';
import { locale, t } from '../i18n/locale.svelte';
import { sentence } from '../parts/faults.svelte';
import { settings } from '../settings.svelte';
import { STILL } from './access';
import { Game } from './game.svelte';

/** How many moves the server takes for a line. */
const LONGEST = 40;

/**
 * A turn of a seat, tried out move by move at a table of its own: the server says what the table
 * would be like, and nothing is played. In one's own turn confirming plays it; otherwise it keeps
 * the plan.
 *
 * It can become a line that goes on past that turn. Then one chooses for whoever decides next, or
 * lets the engine choose; the table is seen from their seat, with what they may have in hand.
 */
export class Planner {
  game = $state.raw<Game>() as Game;
  /** Whether the others' moves are tried out as well. */
  line = $state(false);
  /** What the teacher thinks of the turn, once it is whole, or of where a line has come to. */
  opinion = $state.raw<Advice | null>(null);
  judging = $state(false);
  /** Set while the engine plays the others of a line. */
  playing = $state(false);
  fault = $state('');
  #moves: string[];
  /** The whole turn from which a line goes on; none for a line that begins with the others. */
  #turn = $state.raw<readonly string[]>([]);
  #real: Game;
  #done: () => void;

  private constructor(real: Game, view: View, moves: readonly string[], done: () => void) {
    this.#real = real;
    this.#moves = [...moves];
    this.#done = done;
    this.trying = real.latest.awaited.includes(real.seat);
    this.game = this.#table(view);
  }

  /** Begin with the plan there is, if it still fits. */
  static async begin(real: Game, done: () => void): Promise<Planner> {
    const moves = real.latest.own?.plan ?? [];
    const { id } = real.view;
    const kept = moves.length ? await api.plan(id, real.seat, moves).catch(() => null) : null;
    const view = kept ?? (await api.plan(id, real.seat, []));
    return new Planner(real, view, kept ? moves : [], done);
  }

  /** Whether it was the turn at hand. */
  readonly trying: boolean;

  /** The moves of a whole turn; none before it is whole. */
  get whole(): readonly string[] {
    if (this.line) return this.#turn;
    return this.game.view.undo.confirm ? this.#moves : [];
  }

  /** Whether the turn of whoever tries is next, or the line is at its end. */
  get own(): boolean {
    return this.game.seat === this.#real.seat;
  }

  /** The chance of whoever tries to win, where a line has come to. */
  get chance(): number | null {
    return this.line ? (this.opinion?.chances[this.#real.seat] ?? null) : null;
  }

  /** Whether there is somebody to ask for the moves of the others. */
  get asks(): boolean {
    return this.#real.teacher?.allowed ?? false;
  }

  #table(view: View): Game {
    const game = new Game(view, { ...STILL, do: (command) => this.#do(command) });
    game.planning = true;
    game.trying = this.trying;
    if (this.line) {
      game.aside = view.viewer === this.#real.seat ? t('line-choose-own') : t('line-choose', { name: game.names[view.viewer] ?? '' });
    }
    return game;
  }

  async #do(command: Command): Promise<void> {
    switch (command.do) {
      case 'move': {
        const what = this.game.open.get(command.move)?.what;
        const moves = [...this.#moves, ...Array.from({ length: command.times ?? 1 }, () => command.move)];
        return this.#go(moves, what ? locale.sentence(this.game.say(what)) : '');
      }
      case 'undo':
        if (this.line && this.#turn.length && this.#moves.length <= this.#turn.length) return this.back();
        return this.#go(this.#moves.slice(0, -1), locale.t('announced-undone'));
      case 'restart':
        return this.line ? this.back() : this.#go([], locale.t('announced-undone'));
      case 'confirm':
        this.#done();
        if (this.trying) await playTurn(this.#real, this.#moves);
        else await this.#real.do({ do: 'plan', seat: this.#real.seat, moves: this.#moves });
        return;
      default:
        return;
    }
  }

  /** Go on past the turn, or off one's turn begin with whoever decides now. */
  async goOn(): Promise<void> {
    this.#turn = this.whole;
    this.line = true;
    await this.#attempt(() => this.#go([...this.#turn], t('line-title')));
  }

  /** Back from a line to the turn it went on from. */
  async back(): Promise<void> {
    this.line = false;
    await this.#attempt(() => this.#go([...this.#turn], locale.t('announced-undone')));
  }

  /** Let the engine play the others, until whoever tries decides again. */
  async others(): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    await this.#attempt(async () => {
      while (this.line && !this.own && this.game.view.moves.length) {
        const moves = [...this.#moves, ...(await this.#best())];
        if (moves.length > LONGEST) {
          this.fault = t('line-long', { most: LONGEST });
          return;
        }
        await this.#go(moves, '');
      }
    });
    this.playing = false;
  }

  /** What the engine would play here; where nothing is to be thought about, the first open move. */
  async #best(): Promise<readonly string[]> {
    const [first, second] = this.game.view.moves;
    const opinion = second ? (this.opinion ?? (await this.#ask())) : null;
    return opinion?.best[0]?.moves ?? (first ? [first.move] : []);
  }

  async #attempt(work: () => Promise<void>): Promise<void> {
    this.fault = '';
    try {
      await work();
    } catch (error) {
      this.fault = sentence(error);
    }
  }

  /** Show the table after other moves, and say what was done. */
  async #go(moves: string[], said: string): Promise<void> {
    const { line } = this;
    const view = await api.plan(this.#real.view.id, this.#real.seat, moves, line);
    const made = view.steps - this.game.view.steps;
    this.#moves = moves;
    this.opinion = null;
    if (line || view.viewer !== this.game.view.viewer || this.game.aside) this.game = this.#table(view);
    else this.game.jump(view, null);
    if (said) this.#real.announcements.add([said]);
    else if (made > 0) this.#real.announcements.add(view.log.slice(-made).flatMap((entry) => this.game.tell(entry)));
    // While the engine plays one turn after another, it is asked for each of them anyway.
    if (this.asks && !this.playing && (line ? view.moves.length > 1 && !view.undo.turn : view.undo.confirm)) await this.#judge();
    else if (this.playing && this.own && view.moves.length > 1) await this.#judge();
  }

  async #ask(): Promise<Advice | null> {
    const { seat, view } = this.#real;
    const { line } = this;
    return api.advice(view.id, { seat, moves: this.#moves, line, level: settings.teacher }).catch(() => null);
  }

  async #judge(): Promise<void> {
    const moves = this.#moves;
    this.judging = true;
    const [found] = await Promise.all([this.#ask(), locale.needFirst('analysis')]);
    if (moves === this.#moves) this.opinion = found;
    this.judging = false;
  }
}

/** Make the moves of a turn; its player confirms it, and may still take it back. */
export async function playTurn(game: Game, moves: readonly string[]): Promise<void> {
  for (const move of moves) {
    await game.do({ do: 'move', seat: game.seat, step: game.latest.step, move, confirm: false });
    if (game.fault) return;
  }
}

/** A whole turn, if it can be played now as it was tried out. */
export async function stillHolds(game: Game, moves: readonly string[]): Promise<boolean> {
  const view = await api.plan(game.view.id, game.seat, moves).catch(() => null);
  return view?.undo.confirm ?? false;
}
