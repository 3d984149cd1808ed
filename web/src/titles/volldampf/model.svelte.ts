/** A table of Volldampf for its drawings: the position, the board, and what the viewer is about to do. */

import { aboutOf } from '../../table/about';
import type { Game } from '../../table/game.svelte';
import type { About, Thing as Explained } from '../../table/tips.svelte';
import type { BoardField, BoardPlace, BoardSegment, BoardSymbol, Thing, VolldampfBoard } from './printed';
import {
  type Phase,
  type Question,
  type Stone,
  type VolldampfAsked,
  type VolldampfPosition,
  stoneWord,
} from './position';
import { placeName, regionName } from './names';
import { incomeBeats } from './payments';
import { shapeOf, tintOf, type Shape } from './shapes';
import { Track, bestByField, ranked, type Way } from './ways';

export interface Route extends BoardSymbol {
  form: Shape;
  tint: string;
}

const LAYING = new Set<Question>(['lay', 'bargain-segment']);
const LOADING = new Set<Question>(['transport', 'subsidised', 'plan']);
const UNLOADING = new Set<Question>(['unload', 'replace']);
/** Questions that a number answers, with how such a move begins. */
const NUMBERED: Partial<Record<Question, 'bonds' | 'bid'>> = {
  issue: 'bonds',
  'secret-bonds': 'bonds',
  bid: 'bid',
  'secret-bids': 'bid',
};

export class Model {
  readonly fields: ReadonlyMap<string, BoardField>;
  readonly places: ReadonlyMap<string, BoardPlace>;
  readonly segments: ReadonlyMap<string, BoardSegment>;
  readonly routes: ReadonlyMap<string, Route>;
  /** Set while the steps of a transport are on their way. */
  sending = $state(false);
  #way = $state.raw<Way | null>(null);
  #number = $state.raw<{ step: number; value: number } | null>(null);
  #group = $state.raw<{ step: number; move: string } | null>(null);
  #spread = $state.raw<{ step: number; field: string } | null>(null);

  constructor(
    readonly game: Game,
    readonly board: VolldampfBoard,
  ) {
    game.inTurns = new Set(['points-transports']);
    game.moreBeats = (entries) => incomeBeats(entries, game.view.seats.length);
    this.fields = new Map(board.fields.map((it) => [it.id, it]));
    this.places = new Map([...board.fields, ...board.stops].map((it) => [it.id, it]));
    this.segments = new Map(board.segments.map((it) => [it.id, it]));
    this.routes = new Map(
      board.symbols.map((it, n) => [it.id, { ...it, form: shapeOf(it, n), tint: tintOf(it, n) }]),
    );
  }

  readonly position = $derived.by(() => this.game.view.position as VolldampfPosition);
  readonly asked = $derived.by(() => this.game.view.asked as VolldampfAsked | null);
  readonly phase = $derived.by((): Phase => this.position.phase);
  readonly question = $derived.by((): Question => this.asked?.kind ?? '');
  readonly track = $derived.by(() => new Track(this.board, this.position));
  readonly me = $derived.by(() => (this.game.seat >= 0 ? this.position.seats[this.game.seat] : undefined));
  /** The seat whose gains count: the viewer's, or that of whoever acts. */
  readonly eyes = $derived.by(() => (this.game.seat >= 0 ? this.game.seat : this.position.active));

  /** What a tip says about a kind of thing. */
  about(thing: Thing): About {
    return aboutOf(this.board.tips, 'vd', thing);
  }

  /** A thing that only explains itself. */
  thing(name: string, thing: Thing): Explained {
    return { game: this.game, name, about: this.about(thing) };
  }

  /** The points of a seat if the game ended now. */
  score(seat: number): number {
    return this.game.scores[seat] ?? 0;
  }

  /** The income of a player; while it is paid, with the transports of the last turns. */
  income(seat: number): number {
    if (!this.game.beat) return this.position.seats[seat]?.income ?? 0;
    const sources = this.game.sources.filter(({ key }) => key !== 'points-bonds');
    return sources.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0);
  }

  // What kind of thing is being chosen.

  readonly laying = $derived.by(() => this.game.mine && LAYING.has(this.question));
  readonly loading = $derived.by(() => this.game.mine && LOADING.has(this.question));
  readonly unloading = $derived.by(() => this.game.mine && UNLOADING.has(this.question));
  readonly stepping = $derived.by(() => this.game.mine && this.question === 'step' && !this.sending);

  /** What can be chosen on the map: places and segments, as the edition puts them. */
  readonly lit = $derived.by((): { x: number; y: number }[] => {
    const found = new Set<{ x: number; y: number } | undefined>();
    for (const move of this.game.open.keys()) {
      found.add(this.segments.get(move) ?? this.fields.get(move.split('@').at(-1) ?? ''));
    }
    for (const field of this.targets.keys()) found.add(this.fields.get(field));
    return [...found].filter((it) => it !== undefined);
  });

  name(place: string): string {
    const found = this.places.get(place);
    return found ? placeName(found) : place;
  }

  region(symbol: string): string {
    const found = this.routes.get(symbol);
    return found ? regionName(found) : symbol;
  }

  /** What laying on a segment costs now. */
  cost(segment: BoardSegment): number {
    return this.asked?.kind === 'bargain-segment' ? this.asked.cost : segment.cost;
  }

  /** The cheapest free segment of a symbol and how many are free. */
  free(symbol: string): { count: number; least: number } {
    const costs = this.board.segments
      .filter((it) => it.symbol === symbol && !this.track.owners.has(it.id))
      .map((it) => it.cost);
    return { count: costs.length, least: costs.length ? Math.min(...costs) : 0 };
  }

  /** What passing in the auction would mean; null for a player who has to bid or has nothing to decide. */
  readonly passing = $derived.by(() => (this.asked?.kind === 'bid' ? this.asked.if_passing : null));

  /** What is left in the bag and in the piles. */
  readonly supply = $derived.by(() => {
    const { stones, goods, routes, actions } = this.position.supply;
    return [
      { key: 'stones', count: stones },
      { key: 'goods', count: goods },
      { key: 'routes', count: routes },
      { key: 'actions', count: actions },
    ] as const;
  });

  // Transport.

  /** Every way of the moving stone. */
  readonly ways = $derived.by((): Way[] => {
    const { cargo, path } = this.position;
    if (cargo === null) return [];
    return this.game.view.ways.map((way) => this.track.way(way, cargo.field, path));
  });
  readonly targets = $derived.by(() =>
    this.stepping ? bestByField(this.ways, this.eyes) : new Map<string, Way>(),
  );

  /** The way that confirming sends: the chosen one, or the best for the viewer. */
  readonly way = $derived.by((): Way | null => {
    const chosen = this.#way;
    if (this.sending) return chosen;
    if (!this.stepping) return null;
    const still = chosen && this.ways.some((way) => way.path.join() === chosen.path.join());
    return still ? chosen : (ranked(this.ways, this.eyes)[0] ?? null);
  });
  /** Other outcomes on other ways to the same city. */
  readonly detours = $derived.by(() =>
    ranked(this.ways.filter((way) => way.to === this.way?.to), this.eyes),
  );

  /** The path to show: of the draft, or of the stone somebody moves. */
  readonly path = $derived.by(() => this.way?.path ?? this.position.path);
  readonly gains = $derived.by(() => this.way?.gains ?? this.position.path_gains);

  choose(way: Way): void {
    this.#way = way;
  }

  /** Gain of the best way of each stone that can be moved now, by its word. */
  readonly stoneGains = $derived.by(() => {
    const found = new Map<string, number>();
    if (!this.game.mine || (this.question !== 'transport' && this.question !== 'subsidised')) return found;
    for (const colour of this.board.colours) {
      for (const field of new Set(this.position.stones[colour])) {
        const move = this.game.open.get(stoneWord({ colour, field }));
        if (move) found.set(move.move, move.at_best ?? 0);
      }
    }
    return found;
  });

  /** The city whose stones are spread out to choose from; the next step puts them together again. */
  readonly picking = $derived.by(() =>
    this.loading && this.#spread?.step === this.game.view.step ? this.#spread.field : null,
  );

  /** Spread out the stones of a city, or put together what is spread out. */
  spread(field: string | null): void {
    this.#spread = field === null ? null : { step: this.game.view.step, field };
  }

  /** Open stones of a field, one of each colour. */
  stonesToPick(field: string): Stone[] {
    return this.board.colours
      .map((colour) => ({ colour, field }))
      .filter((stone) => this.game.open.has(stoneWord(stone)));
  }

  /** Send the rest of the way, and that the stone has arrived. */
  async deliver(): Promise<void> {
    const way = this.way;
    if (way === null || this.sending || this.game.busy) return;
    this.sending = true;
    this.#way = way;
    try {
      for (const move of way.moves) {
        await this.game.step(move);
        if (this.game.fault) return;
      }
      if (this.game.holding) await this.game.confirm();
    } finally {
      this.sending = false;
      this.#way = null;
    }
  }

  // Bonds and bids: a number that is set before it is sent.

  /** How the moves begin that say a number: `bonds` in `bonds-3`, `bid` in `bid-7`. */
  readonly said = $derived.by(() => NUMBERED[this.question] ?? null);

  /** The numbers that can be said now. */
  readonly numbers = $derived.by(() => {
    const { said } = this;
    if (said === null) return [];
    return [...this.game.open.keys()]
      .filter((move) => move.startsWith(`${said}-`))
      .map((move) => Number(move.slice(said.length + 1)))
      .sort((a, b) => a - b);
  });

  readonly number = $derived.by(() => {
    const { numbers } = this;
    const set = this.#number?.step === this.game.view.step ? this.#number.value : numbers[0];
    const least = numbers[0] ?? 0;
    const most = numbers.at(-1) ?? 0;
    return Math.min(Math.max(set ?? 0, least), most);
  });

  setNumber(value: number): void {
    this.#number = { step: this.game.view.step, value };
  }

  // Route groups: on a touch screen one is looked at on the map before it is taken.

  /** The group that is selected, as its move; '' if none is. */
  readonly group = $derived.by(() => {
    const { move = '', step = -1 } = this.#group ?? {};
    return step === this.game.view.step && this.game.open.has(move) ? move : '';
  });

  selectGroup(move: string): void {
    this.#group = { step: this.game.view.step, move };
  }

  /** The free segments on which the cards of a group can lay. */
  segmentsOf(group: readonly string[]): BoardSegment[] {
    return this.board.segments.filter((it) => group.includes(it.symbol) && !this.track.owners.has(it.id));
  }

  // What the log says.

  /**
   * By seat which transports of this round were skipped, in order; a sabotaged one does not count.
   * Empty where the log does not go back to the beginning of the round.
   */
  readonly skipped = $derived.by((): boolean[][] => {
    const { log } = this.game.view;
    const begin = log.findLastIndex((entry) => entry.events.some((event) => event.key === 'event-round'));
    const found: boolean[][] = this.position.seats.map(() => []);
    let last: boolean[] | undefined;
    for (const { actor, move } of begin < 0 ? [] : log.slice(begin)) {
      if (move === 'sabotage') last?.pop();
      if (move !== 'skip' && move !== 'deliver') continue;
      last = found[actor];
      last?.push(move === 'skip');
    }
    return found;
  });
}
