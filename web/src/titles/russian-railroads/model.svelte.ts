import type { FluentVariable } from '@fluent/bundle';

import { t } from '../../i18n/locale.svelte';
import { aboutOf } from '../../table/about';
import type { Game } from '../../table/game.svelte';
import type { About } from '../../table/tips.svelte';
import { placesOfMoves, type Places } from './moves';
import { type Asked, type Mat, type Pieces, type Position, roundPoints } from './position';
import type { Board, Gives, Thing } from './printed';

/** What one seat has on one space. */
export interface Placement {
  seat: number;
  pieces: Pieces;
}

/** A space of the board, or an own engineer. */
interface Space {
  area: string;
  workers: number;
  coins: number;
  closed: boolean;
  unlimited: boolean;
  gives: Gives;
}

/** The table of this game as its parts draw it: position, board, what is asked, what is pending. */
export class Model {
  /** Where each move is drawn. */
  readonly drawn: Places;
  readonly #spaces: ReadonlyMap<string, Space>;
  /** What a scoring brought when the viewer's turn began; unknown to a page opened later. */
  #before: number | null = null;

  constructor(
    readonly game: Game,
    readonly board: Board,
  ) {
    this.drawn = placesOfMoves(board);
    const own = { area: '', coins: 0, closed: false, unlimited: false };
    this.#spaces = new Map<string, Space>([
      ...board.spaces.map((one) => [one.name, one] as const),
      ...board.engineers.map((one) => [one.space, { ...one, ...own }] as const),
    ]);
  }

  readonly position = $derived.by(() => this.game.view.position as Position);
  readonly players = $derived.by(() => this.position.seats.length);
  /** Whose mat is the large one: the viewer's, or for somebody who watches the one on turn. */
  readonly seat = $derived.by(() => {
    if (this.game.seat >= 0) return this.game.seat;
    return this.position.active ?? 0;
  });
  readonly rivals = $derived.by(() => {
    const { order, seats } = this.position;
    const all = order.length === seats.length ? order : seats.map((_, seat) => seat);
    return all.filter((seat) => seat !== this.seat);
  });
  /** What the viewer has to decide, if anything. */
  readonly asked = $derived.by(() => (this.game.mine ? (this.game.view.asked as Asked | null) : null));
  readonly kind = $derived.by(() => this.asked?.kind ?? null);
  /** The parts of an action that the viewer has still to do. */
  readonly parts = $derived.by(() => (this.asked && 'parts' in this.asked ? this.asked.parts : null));
  /** Whether an action space is being chosen; while an action goes on the others are just free. */
  readonly choosingSpace = $derived.by(
    () => this.kind === 'turn' || this.kind === 'move-on' || this.kind === 'again',
  );
  readonly lastRound = $derived.by(() => this.position.round === this.game.view.rounds);

  /** How often each move was made in the viewer's turn so far. */
  readonly pending = $derived.by(() => {
    const made = new Map<string, number>();
    for (const entry of this.game.pending) made.set(entry.move, (made.get(entry.move) ?? 0) + 1);
    return made;
  });
  /** The spaces the viewer is using now. */
  readonly chosen = $derived.by(() => {
    const spaces = [...this.pending.keys()].filter((move) => this.#spaces.has(move));
    if (this.asked?.kind === 'pay') spaces.push(this.asked.space);
    return new Set(spaces);
  });
  /** What this turn has added to every scoring so far; null while nothing is pending. */
  readonly added = $derived.by(() => {
    const mat = this.position.seats[this.seat];
    if (!mat) return null;
    if (!this.game.pending.length) {
      this.#before = roundPoints(mat);
      return null;
    }
    return this.#before === null ? null : roundPoints(mat) - this.#before;
  });

  mat(seat: number): Mat {
    const mat = this.position.seats[seat];
    if (!mat) throw new RangeError(`There is no seat ${seat}.`);
    return mat;
  }

  space(name: string): Space {
    const space = this.#spaces.get(name);
    if (!space) throw new RangeError(`There is no space ${name}.`);
    return space;
  }

  /** The names of the spaces in a part of the board. */
  area(area: string): string[] {
    return this.board.spaces.filter((space) => space.area === area).map((space) => space.name);
  }

  engineer(number: number): Gives {
    return this.board.engineers.find((one) => one.number === number)?.gives ?? [];
  }

  on(space: string): Placement[] {
    return this.position.seats.flatMap((mat, seat) => {
      const pieces = mat.placed[space];
      return pieces ? [{ seat, pieces }] : [];
    });
  }

  /** What a tip says about a kind of thing. */
  about(thing: Thing, params: Record<string, FluentVariable> = {}): About {
    return aboutOf(this.board.tips, 'rr', thing, params);
  }

  /** What a tip says about an action space: by its area, or by what it gives. */
  aboutSpace(space: string): About {
    const { area, closed, gives } = this.space(space);
    if (closed) return this.about('boarded-up');
    if (area === '') return this.about('own-engineer');
    const kinds = this.board.tips.map(({ thing }) => thing);
    const names = [`space-${area}`, ...gives.map(({ what }) => `space-${what}`)];
    const kind = kinds.find((thing) => names.includes(thing));
    return this.about(kind ?? 'space-track');
  }

  /** What a tip says about a column of points. */
  aboutPoints(key: string): About {
    const name = key === 'total' ? 'points-total' : key.replace(/^rr-/, '');
    return this.about(this.board.tips.find(({ thing }) => thing === name)?.thing ?? 'points-line');
  }

  /** What a space is called, with its cost and who stands there. */
  nameOf(space: string): string {
    const { workers, coins } = this.space(space);
    const cost = t(`cost-${workers}${coins ? 'c' : ''}`);
    const there = this.on(space).map(({ seat }) => this.game.names[seat] ?? '');
    const who = there.length ? t('rr-stands-there', { names: there.join(', ') }) : '';
    return [this.whatOf(space), cost, who].filter(Boolean).join(', ');
  }

  whatOf(space: string): string {
    const [first, ...row] = this.position.engineers;
    const own = this.board.engineers.find((one) => one.space === space);
    if (own) return t(own.text);
    const printed = this.board.spaces.find((one) => one.name === space);
    if (printed?.area === 'engineers') return t(`engineer-${row[this.area('engineers').indexOf(space)] ?? 0}`);
    if (printed?.area === 'hire' && first) return t('hire', { what: t(`engineer-${first}`) });
    return t(printed?.text ?? space);
  }

  /** The points of a line or of industry, while they are being scored. */
  scored(seat: number, line: string): number {
    const { beat } = this.game;
    return beat?.key === `points-${line}` ? (beat.amounts[seat] ?? 0) : 0;
  }
}
