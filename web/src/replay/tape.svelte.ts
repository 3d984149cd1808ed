import { api } from '../api/client';
import { SPECTATOR, type LogEntry, type Frame, type History, type View } from '../api/types';
import { t } from '../i18n/locale.svelte';
import { settings } from '../settings.svelte';
import { Game } from '../table/game.svelte';

const CHUNK = 100;
const TOLD = 40;
const A_STEP = 900;

/** A finished game on a tape: where it stands, through whose eyes, and the table there. */
export class Tape {
  step = $state(0);
  /** A seat, or `all` with every card open. */
  eyes = $state('all');
  running = $state(false);
  readonly game: Game;
  #frames = new Map<string, Map<number, Promise<Frame[]>>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wanted = 0;

  constructor(
    readonly base: View,
    readonly history: History,
  ) {
    this.game = new Game(base);
  }

  get steps(): number {
    return this.history.steps;
  }

  #chunk(number: number): Promise<Frame[]> {
    const { eyes } = this;
    const known = this.#frames.get(eyes) ?? new Map<number, Promise<Frame[]>>();
    this.#frames.set(eyes, known);
    let chunk = known.get(number);
    if (!chunk) {
      chunk = api.frames(this.base.id, number * CHUNK, eyes);
      chunk.catch(() => known.delete(number));
      known.set(number, chunk);
    }
    return chunk;
  }

  /** The frames up to a step, as many as the log shows. */
  async #upTo(step: number): Promise<Frame[]> {
    const from = Math.max(0, step - TOLD);
    const numbers = new Set([Math.floor(from / CHUNK), Math.floor(step / CHUNK)]);
    const chunks = await Promise.all([...numbers].map((number) => this.#chunk(number)));
    return chunks.flat().filter((frame) => frame.step >= from && frame.step <= step);
  }

  async go(step: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.steps, Math.round(step)));
    this.step = wanted;
    const count = ++this.#wanted;
    const frames = await this.#upTo(wanted);
    const frame = frames.at(-1);
    if (!frame || count !== this.#wanted) return;
    const log = frames.filter(({ step: number }) => number > 0).map(entryOf);
    this.game.jump(this.#view(frame, log), log.at(-1) ?? null);
    this.game.caption = this.#caption(frame);
  }

  async look(eyes: string): Promise<void> {
    this.eyes = eyes;
    await this.go(this.step);
  }

  /** The viewer: the chosen seat, or with all open whoever made the step. */
  #viewer(frame: Frame): number {
    if (this.eyes !== 'all') return Number(this.eyes);
    const mover = frame.actor >= 0 ? frame.actor : (frame.awaited[0] ?? 0);
    return this.base.seats.length ? mover : SPECTATOR;
  }

  #view(frame: Frame, log: LogEntry[]): View {
    return {
      ...this.base,
      viewer: this.#viewer(frame),
      state: frame.step === this.steps ? 'over' : 'running',
      steps: frame.step,
      step: frame.step,
      turns: frame.turn,
      round: frame.round,
      awaited: frame.awaited,
      scores: frame.scores,
      points: frame.points,
      forecast: frame.points.map((row) => row.map(() => 0)),
      winners: frame.step === this.steps ? this.base.winners : [],
      position: frame.position,
      asked: frame.asked,
      moves: [],
      prompt: null,
      log,
      own: null,
    };
  }

  #caption(frame: Frame): { title: string; reason: string; seat: number } {
    if (frame.step === 0) return { title: t('before-first'), reason: '', seat: -1 };
    const told = frame.events.map((event) => this.game.say(event));
    const what = frame.what ? this.game.say(frame.what) : '';
    const [title = what, ...rest] = told;
    return { title, reason: rest.join(' ') || (title === what ? '' : what), seat: frame.actor };
  }

  turn(way: 1 | -1): Promise<void> {
    const starts = this.history.turns.map((mark) => mark.step);
    return this.#jump(starts, way);
  }

  round(way: 1 | -1): Promise<void> {
    const starts = this.history.rounds.map((mark) => mark.step);
    return this.#jump(starts, way);
  }

  #jump(starts: readonly number[], way: 1 | -1): Promise<void> {
    const next =
      way > 0
        ? (starts.find((step) => step > this.step) ?? this.steps)
        : (starts.findLast((step) => step < this.step) ?? 0);
    return this.go(next);
  }

  /** Let the game run by itself, or stop it. */
  run(on: boolean): void {
    clearTimeout(this.#timer);
    this.running = on && this.step < this.steps;
    if (!this.running) return;
    const wait = A_STEP / (settings.speed || 2);
    this.#timer = setTimeout(() => {
      void this.go(this.step + 1).then(() => {
        this.run(this.running);
      });
    }, wait);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.game.close();
  }
}

function entryOf(frame: Frame): LogEntry {
  const { step, turn, actor, move, events } = frame;
  return { number: step - 1, turn, actor, move, events };
}
