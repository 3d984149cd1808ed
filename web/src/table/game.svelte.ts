import { Refusal } from '../api/client';
import { SPECTATOR, type Command, type LogEntry, type MoveView, type View, type Why, type MessageView } from '../api/types';
import { titleOf } from '../catalog.svelte';
import { locale } from '../i18n/locale.svelte';
import { refusal } from '../parts/faults.svelte';
import { settings } from '../settings.svelte';
import type { Course } from '../teacher/course.svelte';
import type { Teacher } from '../teacher/teacher.svelte';
import { liveries } from '../theme/liveries.svelte';
import { STILL, live, type TableAccess } from './access';
import { Announcements } from './announcements.svelte';
import type { Compared } from './comparison';
import { Connection } from './connection.svelte';
import { LogBook } from './logbook.svelte';
import { LookBack } from './lookback.svelte';
import { namesOf } from './names';
import { Playback } from './playback';
import { RoundSummary } from './roundsummary.svelte';
import { beatsOf, type Beat, type MoreBeats } from './scoring';
import { firstWith, turnsIn, type Moved } from './since';

/** Points of one source: so far, and what the end of the round would add, by seat. */
export interface Source {
  readonly key: string;
  readonly points: readonly number[];
  readonly forecast: readonly number[];
}

const sum = (row: readonly number[]): number => row.reduce((total, points) => total + points, 0);
/** The commands that belong to the step they were given at. */
const PLAYED: ReadonlySet<Command['do']> = new Set(['move', 'undo', 'restart', 'confirm']);
const AN_EVENT = 350;
const AT_MOST = 2_500;
/** How long one line of a scoring stays. */
const A_BEAT = 1_300;
/** A line that is explained stays until somebody goes on. */
const A_DAY = 86_400_000;

/** What is shown one after another: a view, or one line of the scoring that comes before it. */
type Shown = { readonly view: View } | { readonly beat: Beat };

/**
 * A table as one viewer sees it, for any board to draw.
 *
 * `view` is what is shown. While other players' moves are being shown one after another it stays
 * behind `latest`; `skip()` catches up. Nothing is open to the viewer until it has caught up.
 */
export class Game {
  /** The game as it goes on; the page shows it, unless somebody looks back. */
  #present = $state.raw<View>() as View;
  get present(): View {
    return this.#present;
  }

  /** Earlier steps, while somebody looks at them. */
  readonly past: LookBack;
  readonly view = $derived.by((): View => this.past.view ?? this.#present);
  /** The steps that made the view before into this one: what a board may animate. */
  now = $state.raw<readonly LogEntry[]>([]);
  /** Move texts a log line or a card points at; a Spot of that text is ringed. */
  pointed = $state.raw<ReadonlySet<string>>(new Set());
  /** The turns that an analysis compares, if any; a Spot of one of their moves is outlined. */
  compared = $state.raw<Compared | null>(null);
  /** What the prompt says if nobody has to decide: a replay describes the step. */
  caption = $state.raw<{ title: string; reason: string; seat: number } | null>(null);
  /** Before the screen goes to the next player: what the prompt asks, and how they say that they are here. */
  handOver = $state.raw<{ title: string; about: string; label: string; go: () => void } | null>(null);
  /** Whoever gives hints, where that is allowed. */
  teacher = $state.raw<Teacher | null>(null);
  /** The lessons of a first game, while they are followed. */
  course = $state.raw<Course | null>(null);
  /** The only moves that are open, while a lesson speaks of something else. */
  limit = $state.raw<ReadonlySet<string> | null>(null);
  /** What the prompt adds while not everything is open. */
  aside = $state('');
  /** Whether several players share this screen, so that "you" is nobody in particular. */
  shared = false;
  /** The seat whose mat is shown large in a drawer, if any. */
  enlarged = $state<number | null>(null);
  /** Whether a turn is only planned at this table, and whether it is the one at hand. */
  planning = false;
  trying = false;
  /** Begins to plan the next turn, where that makes sense. */
  onplan = $state.raw<(() => void) | null>(null);
  /** Begins to try out the turn at hand, where that makes sense. */
  ontry = $state.raw<(() => void) | null>(null);
  /** A whole turn that was tried out and still holds: one key plays it. */
  kept = $state.raw<{ play: () => Promise<void> } | null>(null);
  /** Set while a command is on its way. */
  busy = $state(false);
  /** The move that is on its way, if the command is one. */
  sent = $state<string | null>(null);
  /** Why the last command was refused, until the next one. */
  fault = $state('');
  /** The line of a scoring that is being shown. */
  beat = $state.raw<Beat | null>(null);
  readonly announcements: Announcements;
  readonly summary: RoundSummary;
  readonly logbook: LogBook;
  latest = $state.raw<View>() as View;
  /** What a title shows of a scoring beside points: money, tokens. */
  moreBeats: MoreBeats | null = null;
  /** The sources of points that only turns add to, never the end of a round. */
  inTurns: ReadonlySet<string> = new Set();
  /** Whether the title counts all points when the game is over. */
  recounts = false;
  /** The last view with no turn that waits to be confirmed. */
  #scored: View;
  #playback = new Playback<Shown>(
    (shown) => { this.#step(shown); },
    (shown, waiting) => this.#pause(shown, waiting),
  );
  #why = new Map<string, Promise<Why>>();
  readonly access: TableAccess;

  constructor(view: View, access: TableAccess = STILL) {
    liveries.use(view.seats);
    this.#present = this.#scored = view;
    this.latest = view;
    this.access = access;
    this.announcements = new Announcements(this);
    this.summary = new RoundSummary(this, view);
    this.logbook = new LogBook(view, access);
    this.past = new LookBack(this);
    if (access.live) document.addEventListener('visibilitychange', this.#seen);
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
      game = new Game(view, live(table, view.viewer, link));
      resolve(game);
    };
    const link = new Connection(table, seat, receive, lost);
    return { link, game: first };
  }

  // Who sees, and what is open.

  readonly seat = $derived.by(() => this.view.viewer);
  readonly watching = $derived.by(() => this.view.viewer === SPECTATOR);
  /** The seat the viewer plays; watching from a seat in a replay is not playing. */
  readonly own = $derived.by(() => (this.caption ? SPECTATOR : this.view.viewer));
  readonly names = $derived.by(() => namesOf(this.view.seats));
  readonly upToDate = $derived.by(() => this.view === this.latest && this.beat === null);
  /** Whether the viewer is asked now, whatever the page shows. */
  readonly awaitsViewer = $derived.by(() => this.latest.moves.length > 0 || this.latest.undo.confirm);
  readonly over = $derived.by(() => this.view.state === 'over');
  /** Whether the viewer has to choose now. */
  readonly mine = $derived.by(() => this.upToDate && this.view.moves.length > 0);
  /** A move that cannot be taken back, picked but not played before it is confirmed. */
  chosen = $state.raw<MoveView | null>(null);
  /** Whether something of the viewer's only waits to be confirmed. */
  readonly holding = $derived.by(() => this.upToDate && (this.view.undo.confirm || this.chosen !== null));
  readonly open = $derived.by(
    () => new Map<string, MoveView>(this.mine ? this.#unlimited().map((m) => [m.move, m]) : []),
  );
  #unlimited(): readonly MoveView[] {
    const { limit } = this;
    return limit ? this.view.moves.filter((open) => limit.has(open.move)) : this.view.moves;
  }

  /** The viewer's steps of this turn that can still be taken back, oldest first. */
  readonly pending = $derived.by(() => {
    const { turn } = this.view.undo;
    return turn > 0 ? this.view.log.slice(-turn) : [];
  });

  /** What the others did since the viewer's last turn, in order of play. */
  readonly since = $derived.by((): readonly Moved[] => {
    if (this.seat < 0) return [];
    const { log } = this.view;
    const last = log.findLastIndex((entry) => entry.actor === this.seat);
    return turnsIn(log.slice(this.pending.length ? log.length : last + 1));
  });

  /** Who began a turn with this move since the viewer's last turn. */
  readonly movedAt = $derived.by(() => firstWith(this.since));

  /** The points by seat and source, and what the end of the round would add; during a scoring as far as it is. */
  readonly #points = $derived.by(() => this.beat?.points ?? this.view.points);
  readonly #forecasts = $derived.by(() => this.beat?.forecast ?? this.view.forecast);
  /** The points of each seat. */
  readonly scores = $derived.by(() => (this.beat ? this.#points.map(sum) : this.view.scores));

  /** Points by source. */
  readonly sources = $derived.by((): readonly Source[] =>
    (titleOf(this.view.title)?.sources ?? []).map((key, index) => ({
      key,
      points: this.#points.map((row) => row[index] ?? 0),
      forecast: this.#forecasts.map((row) => row[index] ?? 0),
    })),
  );

  /** What the end of the round would add for a seat. */
  forecast(seat: number): number {
    return sum(this.#forecasts[seat] ?? []);
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

  /** What a log entry says, one sentence per event; without any, what the viewer chose. */
  tell(entry: LogEntry): string[] {
    return this.announcements.tell(entry);
  }

  // Commands.

  /**
   * Choose a move, as often as its piece is to go. One that cannot be taken back waits for Confirm,
   * for those who confirm.
   */
  async play(move: string, times = 1): Promise<void> {
    const open = this.open.get(move);
    const asks = this.access.live && this.view.own?.confirm && this.view.undo.rule === 'free';
    if (open?.final && asks) this.chosen = open;
    else await this.#play(move, false, times);
  }

  /** Choose a move and confirm it: for a button that says what it does. */
  commit(move: string): Promise<void> {
    return this.#play(move, true);
  }

  /** A button that says what it does is all there is to press where nothing else is open. */
  press(move: string): Promise<void> {
    return this.open.size === 1 && !this.open.get(move)?.final ? this.commit(move) : this.play(move);
  }

  #play(move: string, confirm: boolean, times = 1): Promise<void> {
    this.summary.acted = true;
    this.chosen = null;
    const { seat } = this;
    return this.do({ do: 'move', seat, step: this.view.step, move, confirm, times, onward: true });
  }

  /** Make a move and nothing that follows from it: for one who has chosen that as well. */
  step(move: string): Promise<void> {
    return this.do({ do: 'move', seat: this.seat, step: this.view.step, move, confirm: false });
  }

  /** Choose another move for a step of this turn that was made by itself. */
  async instead({ step: number, move, what }: View['undo']['instead'][number]): Promise<void> {
    await this.do({ do: 'instead', seat: this.seat, step: this.view.step, number, move });
    // The steps after it are the same again, and nothing else would say what has changed.
    if (!this.fault) this.announcements.add([locale.t('announced-instead', { what: this.say(what) })]);
  }

  /** How often a move can be made in a row: a piece may be pointed that far ahead. */
  reach(move: string): number {
    return 1 + (this.open.get(move)?.further?.length ?? 0);
  }

  /** What a piece that goes on by a move so many times changes for the viewer. */
  gainAfter(move: string, times: number): number | null {
    if (times === 1) return this.gain(move);
    return this.open.get(move)?.further?.[times - 2]?.[this.seat] ?? null;
  }

  async undo(): Promise<void> {
    if (this.chosen) {
      this.chosen = null;
      return;
    }
    await this.#undo();
  }

  #undo(): Promise<void> {
    return this.do({ do: 'undo', seat: this.seat, step: this.view.step });
  }

  restart(): Promise<void> {
    return this.do({ do: 'restart', seat: this.seat, step: this.view.step });
  }

  confirm(): Promise<void> {
    if (this.chosen) return this.#play(this.chosen.move, true);
    return this.do({ do: 'confirm', seat: this.seat, step: this.view.step });
  }

  /** Do something at the table; a refusal becomes `fault`. */
  async do(command: Command): Promise<void> {
    // Nobody plays while they look at an earlier step.
    if (this.busy || (this.past.view && PLAYED.has(command.do))) return;
    this.busy = true;
    this.sent = 'move' in command ? command.move : null;
    this.fault = '';
    try {
      await this.access.do(command);
    } catch (error) {
      this.fault = error instanceof Refusal ? refusal(error, this.names) : locale.t('connection-lost');
    } finally {
      this.busy = false;
      this.sent = null;
    }
  }

  /** Why a move is not legal; fetched once per step. */
  why(move: string): Promise<Why> {
    const key = `${this.view.step} ${move}`;
    let answer = this.#why.get(key);
    if (!answer) {
      answer = this.access.why(move);
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
    this.latest = view;
    this.logbook.take(view);
    this.past.trim(view.steps);
    this.#score(view);
    this.#playback.add({ view });
  }

  /** The lines of a scoring come before the view that has their points, once the turn is confirmed. */
  #score(view: View): void {
    if (view.undo.confirm) return;
    const before = this.#scored;
    this.#scored = view;
    const unseen = document.hidden || settings.speed === 0;
    if ((unseen && !this.course) || this.past.view) return;
    for (const beat of beatsOf(before, view, this.moreBeats, this.recounts, this.inTurns)) this.#playback.add({ beat });
  }

  /** Show a view at once, as a replay does; `entry` is the step that led to it. */
  jump(view: View, entry: LogEntry | null): void {
    this.now = entry ? [entry] : [];
    this.#present = this.latest = view;
    this.logbook.replace(view);
  }

  /** Go on from a line of a scoring that waits. */
  advance(): void {
    this.#playback.advance();
  }

  /** Show the latest view at once. */
  skip(): void {
    this.#playback.skip();
  }

  #step(shown: Shown): void {
    if ('beat' in shown) {
      this.beat = shown.beat;
    } else {
      this.beat = null;
      this.#show(shown.view);
    }
  }

  #show(view: View): void {
    const before = this.#present;
    if (view.step !== before.step) this.chosen = null;
    const known = before.log.at(-1)?.number ?? -1;
    this.now = view.steps > before.steps ? view.log.filter((entry) => entry.number > known) : [];
    if (view.step !== before.step) this.#why.clear();
    if (view.round !== before.round) this.summary.turnOver(view, before);
    liveries.use(view.seats);
    this.announcements.follow(view, before, this.now);
    this.#present = view;
  }

  /** How long something stays before the next: other players' moves are animated, your own are not. */
  #pause(shown: Shown, waiting: number): number {
    if ('beat' in shown && this.course?.explains(shown.beat)) return A_DAY;
    if (document.hidden || settings.speed === 0) return 0;
    if ('beat' in shown) return A_BEAT / settings.speed;
    const { view } = shown;
    if (view.steps <= this.#present.steps) return 0;
    const moved = view.log.at(-1);
    if (!moved || moved.actor === this.seat) return 0;
    return Math.min(AN_EVENT, AT_MOST / (waiting + 1)) / settings.speed;
  }

  /** Whoever comes back to the page sees the latest at once. */
  #seen = (): void => {
    if (!document.hidden) this.skip();
  };

  close(): void {
    document.removeEventListener('visibilitychange', this.#seen);
    this.#playback.stop();
    this.access.close();
  }
}
