import { Refusal, api } from '../api/client';
import {
  SPECTATOR,
  type Command,
  type LogEntry,
  type MoveView,
  type View,
  type Why,
  type MessageView,
} from '../api/types';
import { titleOf } from '../house.svelte';
import { locale } from '../i18n/locale.svelte';
import { refusal } from '../parts/faults.svelte';
import { settings } from '../settings.svelte';
import { Connection } from './connection.svelte';
import { namesOf } from './names';

/** A turn somebody else made since the viewer's last one; `order` counts them from 1. */
export interface Moved {
  readonly order: number;
  readonly actor: number;
  readonly entries: readonly LogEntry[];
}

/** Points of one source: so far, and what the end of the round would add, by seat. */
export interface Source {
  readonly key: string;
  readonly points: readonly number[];
  readonly forecast: readonly number[];
}

/** What a round that is over brought, by seat and source. */
export interface RoundReport {
  readonly round: number;
  readonly gained: readonly (readonly number[])[];
}

/** How a game reaches the table: live, or fixed in a replay, a gallery or a lesson. */
export interface Channel {
  readonly live: boolean;
  do(command: Command): Promise<void>;
  why(move: string): Promise<Why>;
  close(): void;
}

/** Nobody can move at a fixed view. */
export const STILL: Channel = {
  live: false,
  do: () => Promise.resolve(),
  why: () => Promise.reject(new Error('still')),
  close: () => undefined,
};

const AN_EVENT = 350;
const AT_MOST = 2_500;

/**
 * A table as one viewer sees it, for any board to draw.
 *
 * `view` is what is shown. While other players' moves are being told one after another it stays
 * behind `latest`; `skip()` catches up. Nothing is open to the viewer until it has caught up.
 */
export class Game {
  view = $state.raw<View>() as View;
  /** The steps that made the view before into this one: what a board may animate. */
  now = $state.raw<readonly LogEntry[]>([]);
  /** Move texts a log line or a card points at; a Spot of that text is ringed. */
  pointed = $state.raw<ReadonlySet<string>>(new Set());
  /** What the prompt says instead, where nobody is asked: a replay tells the step. */
  caption = $state.raw<{ title: string; reason: string; seat: number } | null>(null);
  /** The seat whose mat is shown large in a drawer, if any. */
  enlarged = $state<number | null>(null);
  /** Set while a command is on its way. */
  busy = $state(false);
  /** Why the last command was refused, until the next one. */
  fault = $state('');
  /** The round that has just ended, until the viewer acts. */
  report = $state.raw<RoundReport | null>(null);
  latest = $state.raw<View>() as View;
  /** The points when the round began; unknown to a page that came later. */
  #began: View['points'] | null;
  #queue: View[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #why = new Map<string, Promise<Why>>();
  channel: Channel = STILL;

  constructor(view: View, channel: Channel = STILL) {
    this.view = view;
    this.latest = view;
    this.channel = channel;
    this.#began = view.round <= 1 ? view.points.map((row) => row.map(() => 0)) : null;
  }

  /** A table of the server, live; resolves with its first view. `lost` when the seat is gone. */
  static connect(
    table: string,
    seat: number | null,
    lost: () => void,
  ): { link: Connection; game: Promise<Game> } {
    let game: Game | null = null;
    let resolve: (game: Game) => void;
    const first = new Promise<Game>((done) => (resolve = done));
    const receive = (view: View): void => {
      if (game) {
        game.receive(view);
        return;
      }
      game = new Game(view, {
        live: true,
        do: (command) => link.do(command),
        why: (move) => api.why(table, move, view.viewer),
        close: () => {
          link.close();
        },
      });
      resolve(game);
    };
    const link = new Connection(table, seat, receive, lost);
    return { link, game: first };
  }

  // Who sees, and what is open.

  readonly seat = $derived.by(() => this.view.viewer);
  readonly watching = $derived.by(() => this.view.viewer === SPECTATOR);
  /** The seat the viewer plays; looking from somebody's eyes in a replay is not playing. */
  readonly own = $derived.by(() => (this.caption ? SPECTATOR : this.view.viewer));
  readonly names = $derived.by(() => namesOf(this.view.seats));
  readonly upToDate = $derived.by(() => this.view === this.latest);
  readonly over = $derived.by(() => this.view.state === 'over');
  /** Whether the viewer is asked to choose now. */
  readonly mine = $derived.by(() => this.upToDate && this.view.moves.length > 0);
  /** Whether the viewer's turn only waits to be confirmed. */
  readonly holding = $derived.by(() => this.upToDate && this.view.undo.confirm);
  readonly open = $derived.by(
    () => new Map<string, MoveView>(this.mine ? this.view.moves.map((m) => [m.move, m]) : []),
  );
  /** The viewer's steps of this turn that can still be taken back, oldest first. */
  readonly pending = $derived.by(() => {
    const { turn } = this.view.undo;
    return turn > 0 ? this.view.log.slice(-turn) : [];
  });

  /** What the others did since the viewer's last turn, in order of play. */
  readonly since = $derived.by((): readonly Moved[] => {
    const found: Moved[] = [];
    if (this.seat < 0) return found;
    const { log } = this.view;
    const last = log.findLastIndex((entry) => entry.actor === this.seat);
    const from = this.pending.length ? log.length : last + 1;
    for (const entry of log.slice(from)) {
      if (entry.actor < 0) continue;
      const before = found.at(-1);
      if (before && before.actor === entry.actor && before.entries[0]?.turn === entry.turn) {
        found[found.length - 1] = { ...before, entries: [...before.entries, entry] };
      } else found.push({ order: found.length + 1, actor: entry.actor, entries: [entry] });
    }
    return found;
  });

  /** Who began a turn with this move since the viewer's last turn. */
  readonly movedAt = $derived.by(() => {
    const moved = new Map<string, Moved>();
    for (const turn of this.since) {
      for (const entry of turn.entries) if (!moved.has(entry.move)) moved.set(entry.move, turn);
    }
    return moved;
  });

  /** Points by source. */
  readonly sources = $derived.by((): readonly Source[] =>
    (titleOf(this.view.title)?.sources ?? []).map((key, index) => ({
      key,
      points: this.view.points.map((row) => row[index] ?? 0),
      forecast: this.view.forecast.map((row) => row[index] ?? 0),
    })),
  );

  /** What the end of the round would add for a seat. */
  forecast(seat: number): number {
    return (this.view.forecast[seat] ?? []).reduce((sum, points) => sum + points, 0);
  }

  /** What an open move changes, by seat: points and forecast together; null if it is not open. */
  gains(move: string): readonly number[] | null {
    return this.open.get(move)?.gains ?? null;
  }

  /** What an open move changes for the viewer. */
  gain(move: string): number | null {
    return this.gains(move)?.[this.seat] ?? null;
  }

  // Messages.

  say(words: MessageView): string {
    return locale.say(words, this.names);
  }

  /** What a log entry says, one sentence an event; its move where nothing was told. */
  tell(entry: LogEntry): string[] {
    return entry.events.length ? entry.events.map((event) => this.say(event)) : [entry.move];
  }

  // Deeds.

  play(move: string): Promise<void> {
    this.report = null;
    return this.do({ deed: 'move', seat: this.seat, step: this.view.step, move });
  }

  undo(): Promise<void> {
    return this.do({ deed: 'undo', seat: this.seat, step: this.view.step });
  }

  restart(): Promise<void> {
    return this.do({ deed: 'restart', seat: this.seat, step: this.view.step });
  }

  confirm(): Promise<void> {
    return this.do({ deed: 'confirm', seat: this.seat, step: this.view.step });
  }

  /** Do something at the table; a refusal becomes `fault`. */
  async do(command: Command): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.fault = '';
    try {
      await this.channel.do(command);
    } catch (error) {
      this.fault = error instanceof Refusal ? refusal(error, this.names) : locale.t('connection-lost');
    } finally {
      this.busy = false;
    }
  }

  /** Why a move is closed; asked once a step. */
  why(move: string): Promise<Why> {
    const key = `${this.view.step} ${move}`;
    let answer = this.#why.get(key);
    if (!answer) {
      answer = this.channel.why(move);
      answer.catch(() => this.#why.delete(key));
      this.#why.set(key, answer);
    }
    return answer;
  }

  /** Let a log line or a card point at things on the board; null ends it. */
  point(moves: Iterable<string> | null): void {
    this.pointed = new Set(moves ?? []);
  }

  // Views, one after another.

  receive(view: View): void {
    const before = this.latest;
    this.latest = view;
    if (this.#queue.length || this.#timer) this.#queue.push(view);
    else this.#show(view, before);
  }

  /** Show a view at once, as a replay does; `entry` is the step that led to it. */
  jump(view: View, entry: LogEntry | null): void {
    this.now = entry ? [entry] : [];
    this.view = this.latest = view;
  }

  /** Show the latest view at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    if (this.view !== this.latest) this.#show(this.latest, this.view, 0);
  }

  #show(view: View, before: View, wait = this.#pause(view, before)): void {
    const known = before.log.at(-1)?.number ?? -1;
    this.now = view.steps > before.steps ? view.log.filter((entry) => entry.number > known) : [];
    if (view.step !== before.step) this.#why.clear();
    if (view.round !== before.round) this.#turnOver(view, before);
    this.view = view;
    if (wait <= 0) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      const next = this.#queue.shift();
      if (next) this.#show(next, this.view);
    }, wait);
  }

  /** A new round: what the last one brought is reported; the set-up before the first brings nothing. */
  #turnOver(view: View, before: View): void {
    const began = this.#began;
    const forward = view.round > before.round;
    this.#began = forward ? view.points : null;
    this.report = null;
    if (!began || !forward || before.round < 1) return;
    const gained = view.points.map((row, seat) => row.map((points, source) => points - (began[seat]?.[source] ?? 0)));
    this.report = { round: before.round, gained };
  }

  /** How long a view stands before the next: others' moves are told, one's own are not. */
  #pause(view: View, before: View): number {
    const moved = view.log.at(-1);
    if (document.hidden || settings.speed === 0 || view.steps <= before.steps) return 0;
    if (!moved || moved.actor === this.seat) return 0;
    return Math.min(AN_EVENT, AT_MOST / (this.#queue.length + 1)) / settings.speed;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.channel.close();
  }
}
