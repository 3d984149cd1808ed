/** A table of Volldampf for its drawings: the position, the board, and what the viewer is about to do. */

import type { Game } from '../../table/game.svelte';
import type { BoardField, BoardPlace, BoardSegment, BoardSymbol, VolldampfBoard } from './printed';
import {
  type Phase,
  type Question,
  type Stone,
  type VolldampfAsked,
  type VolldampfPosition,
  stoneWord,
} from './position';
import { shapeOf, tintOf, type Shape } from './shapes';
import { Track, bestByField, outcomes, ranked, type Way } from './ways';

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
  /** The city whose stones are spread out to choose from. */
  picking = $state<string | null>(null);
  /** Set while the steps of a transport are on their way. */
  sending = $state(false);
  #way = $state.raw<Way | null>(null);
  #number = $state.raw<{ step: number; value: number } | null>(null);

  constructor(
    readonly game: Game,
    readonly board: VolldampfBoard,
  ) {
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
  /** From whose eyes gains are weighed: the viewer, or whoever acts. */
  readonly eyes = $derived.by(() => (this.game.seat >= 0 ? this.game.seat : this.position.active));

  /** The points of a seat if the game ended now. */
  score(seat: number): number {
    return (this.game.view.points[seat] ?? []).reduce((sum, points) => sum + points, 0);
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
    return this.places.get(place)?.name ?? place;
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

  /** What passing in the auction would come to; null for who has to bid, or is not asked. */
  readonly passing = $derived.by(() => (this.asked?.kind === 'bid' ? this.asked.if_passing : null));

  /** What is left in the bag and in the piles. */
  readonly supply = $derived.by(() => {
    const { stones, goods, routes, actions } = this.position.supply;
    return [
      { key: 'stones', count: stones },
      { key: 'goods', count: goods },
      { key: 'routes', count: routes },
      { key: 'actions', count: actions },
    ];
  });

  // Transport.

  readonly firstStop = $derived.by(() => this.game.view.options.stop === 'first');

  /** Every way of the stone that is under way. */
  readonly ways = $derived.by((): Way[] => {
    const { cargo, path, reach } = this.position;
    if (cargo === null || this.question === 'replace') return [];
    return this.track.ways(cargo.field, cargo.colour, reach, this.firstStop, path);
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
    this.way ? outcomes(this.ways, this.way.to, this.eyes) : [],
  );

  /** The path to show: of the draft, or of the stone somebody moves. */
  readonly path = $derived.by(() => this.way?.path ?? this.position.path);
  readonly gains = $derived.by(() => this.track.gains(this.path));

  choose(way: Way): void {
    this.#way = way;
  }

  /** Gain of the best way of each stone that can be moved now, by its word. */
  readonly stoneGains = $derived.by(() => {
    const found = new Map<string, number>();
    if (!this.game.mine || (this.question !== 'transport' && this.question !== 'subsidised')) return found;
    const { reach, stones } = this.position;
    for (const colour of this.board.colours) {
      for (const field of new Set(stones[colour])) {
        const word = stoneWord({ colour, field });
        if (!this.game.open.has(word)) continue;
        const best = ranked(this.track.ways(field, colour, reach, this.firstStop), this.eyes)[0];
        found.set(word, best?.gains[this.eyes] ?? 0);
      }
    }
    return found;
  });

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
      const rest = way.path.slice(this.position.path.length);
      for (const move of [...rest, 'deliver']) {
        await this.game.play(move);
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

  // What was told.

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
