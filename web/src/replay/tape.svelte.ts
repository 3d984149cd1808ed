import { api } from '../api/client';
import { SPECTATOR, type LogEntry, type ReplayStep, type History, type View } from '../api/types';
import { t } from '../i18n/locale.svelte';
import { ownName } from '../seats';
import { settings } from '../settings.svelte';
import { Game } from '../table/game.svelte';
import { entryOf, viewAt } from '../table/pastview';

const CHUNK = 100;
const LOGGED = 40;
const A_STEP = 900;

/** A new table that begins at a step, with one own seat and bots on the others; its id. */
export async function fork(tape: Tape, step: number, seat: number, level: string): Promise<string> {
  const seats = tape.base.seats.map((_, number) => (number === seat ? { name: ownName() } : { bot: level }));
  const opened = await api.fork({ table: tape.base.id, kept: step, seats });
  await api.command(opened.id, { do: 'start' });
  return opened.id;
}

/** A finished game as a tape: the current step, whose view it is, and the table there. */
export class Tape {
  step = $state(0);
  /** A seat, or `all` with nothing hidden. */
  eyes = $state('all');
  running = $state(false);
  readonly game: Game;
  #steps = new Map<string, Map<number, Promise<ReplayStep[]>>>();
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

  #chunk(number: number): Promise<ReplayStep[]> {
    const { eyes } = this;
    const known = this.#steps.get(eyes) ?? new Map<number, Promise<ReplayStep[]>>();
    this.#steps.set(eyes, known);
    let chunk = known.get(number);
    if (!chunk) {
      chunk = api.replay(this.base.id, number * CHUNK, eyes);
      chunk.catch(() => known.delete(number));
      known.set(number, chunk);
    }
    return chunk;
  }

  /** The steps up to one, as many as the log shows. */
  async #upTo(step: number): Promise<ReplayStep[]> {
    const from = Math.max(0, step - LOGGED);
    const numbers = new Set([Math.floor(from / CHUNK), Math.floor(step / CHUNK)]);
    const chunks = await Promise.all([...numbers].map((number) => this.#chunk(number)));
    return chunks.flat().filter((shown) => shown.step >= from && shown.step <= step);
  }

  /** The steps after `first` of them, up to the first `last`. */
  async entries(first: number, last: number): Promise<LogEntry[]> {
    const numbers = new Set<number>();
    for (let number = Math.floor(first / CHUNK); number <= Math.floor(last / CHUNK); number += 1) numbers.add(number);
    const chunks = await Promise.all([...numbers].map((number) => this.#chunk(number)));
    return chunks.flat().filter(({ step }) => step > first && step <= last).map(entryOf);
  }

  async go(step: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.steps, Math.round(step)));
    this.step = wanted;
    const count = ++this.#wanted;
    const until = await this.#upTo(wanted);
    const shown = until.at(-1);
    if (!shown || count !== this.#wanted) return;
    const log = until.filter(({ step: number }) => number > 0).map(entryOf);
    this.game.jump(this.#view(shown, log), log.at(-1) ?? null);
    this.game.caption = this.#caption(shown);
  }

  async look(eyes: string): Promise<void> {
    this.eyes = eyes;
    await this.go(this.step);
  }

  /** The viewer: the chosen seat, or with nothing hidden whoever made the step. */
  #viewer(shown: ReplayStep): number {
    if (this.eyes !== 'all') return Number(this.eyes);
    const mover = shown.actor >= 0 ? shown.actor : (shown.awaited[0] ?? 0);
    return this.base.seats.length ? mover : SPECTATOR;
  }

  #view(shown: ReplayStep, log: LogEntry[]): View {
    const over = shown.step === this.steps;
    return {
      ...viewAt(this.base, shown, log),
      viewer: this.#viewer(shown),
      state: over ? 'over' : 'running',
      winners: over ? this.base.winners : [],
      own: null,
    };
  }

  #caption(shown: ReplayStep): { title: string; reason: string; seat: number } {
    if (shown.step === 0) return { title: t('before-first'), reason: '', seat: -1 };
    const sentences = shown.events.map((event) => this.game.say(event));
    const what = shown.what ? this.game.say(shown.what) : '';
    const [first, ...rest] = sentences;
    // A choice that changes nothing yet, such as the stone to move, has no sentence of its own.
    const chosen = (): string => (shown.actor < 0 ? what : t('replay-chosen', { name: this.game.names[shown.actor] ?? '', what }));
    const title = first ?? chosen();
    const said = title.toLocaleLowerCase().includes(what.toLocaleLowerCase());
    return { title, reason: rest.join(' ') || (said ? '' : what), seat: shown.actor };
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
