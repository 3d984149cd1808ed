import { t } from '../../i18n/locale.svelte';
import type { Game } from '../../table/game.svelte';
import { face } from './faces';
import type { Figure } from './pieces/Figures.svelte';
import { parse, type Mat, type Placement, type Position } from './position';
import { roundPoints } from './scoring';

const CHOOSING_SPACE = ['turn', 'move-on', 'again'];
const SPACE = /^(?:[TLIAOE]\d+|H|LR|e\d+)$/;

/** The table of this game as its parts draw it: the position, what is asked, what is pending. */
export class Desk {
  readonly #game: () => Game;
  /** What a scoring brought when the viewer's turn began; unknown to a page opened later. */
  #before: number | null = null;

  constructor(game: () => Game) {
    this.#game = game;
  }

  get game(): Game {
    return this.#game();
  }

  readonly position: Position = $derived.by(() => parse(this.game.view.lines));
  readonly players = $derived.by(() => this.position.mats.length);
  /** Whose mat is the large one: the viewer's, or for somebody who watches the one on turn. */
  readonly seat = $derived.by(() => {
    if (this.game.seat >= 0) return this.game.seat;
    return Math.max(this.position.active, 0);
  });
  readonly rivals = $derived.by(() => {
    const { order, mats } = this.position;
    const seats = order.length === mats.length ? order : mats.map((_, seat) => seat);
    return seats.filter((seat) => seat !== this.seat);
  });
  readonly asked = $derived.by(() => (this.game.mine ? this.position.owed.kind : ''));
  /** Whether an action space is being chosen; while an action goes on the others are just free. */
  readonly choosingSpace = $derived.by(() => CHOOSING_SPACE.includes(this.asked));
  readonly lastRound = $derived.by(() => this.position.round === this.game.view.rounds);

  /** How often each move was made in the viewer's turn so far. */
  readonly pending = $derived.by(() => {
    const made = new Map<string, number>();
    for (const entry of this.game.pending) made.set(entry.move, (made.get(entry.move) ?? 0) + 1);
    return made;
  });
  /** The spaces the viewer is using now. */
  readonly chosen = $derived.by(() => {
    const spaces = [...this.pending.keys()].filter((move) => SPACE.test(move));
    if (this.asked === 'pay') spaces.push(this.position.owed.what);
    return new Set(spaces);
  });
  /** What this turn has added to every scoring so far; null while nothing is pending. */
  readonly added = $derived.by(() => {
    const mat = this.position.mats[this.seat];
    if (!mat) return null;
    if (!this.game.pending.length) {
      this.#before = roundPoints(mat);
      return null;
    }
    return this.#before === null ? null : roundPoints(mat) - this.#before;
  });

  mat(seat: number): Mat {
    const mat = this.position.mats[seat];
    if (!mat) throw new RangeError(`There is no seat ${seat}.`);
    return mat;
  }

  on(space: string): Placement[] {
    return this.position.placed.filter((placed) => placed.space === space);
  }

  /** What a space is called, with its cost and who stands there. */
  nameOf(space: string): string {
    const { workers, coins } = face(space);
    const cost = t(`cost-${workers}${coins ? 'c' : ''}`);
    const there = this.on(space).map(({ seat }) => this.game.names[seat] ?? '');
    const who = there.length ? t('rr-stands-there', { names: [...new Set(there)].join(', ') }) : '';
    return [this.whatOf(space), cost, who].filter(Boolean).join(', ');
  }

  whatOf(space: string): string {
    const row = this.position.engineers;
    if (space.startsWith('e')) return t(`engineer-${space.slice(1)}`);
    if (space === 'E1' || space === 'E2') return t(`engineer-${row[Number(space[1])] ?? 0}`);
    if (space === 'H' && row[0]) return t('hire', { what: t(`engineer-${row[0]}`) });
    return t(`space-${space}`);
  }
}

/** The workers and coins somebody placed. */
export function figures(placed: Placement): Figure[] {
  return [
    ...Array.from({ length: placed.workers }, () => placed.seat),
    ...Array.from({ length: placed.temporary }, () => 'temporary' as const),
    ...Array.from({ length: placed.black }, () => 'black' as const),
    ...Array.from({ length: placed.coins }, () => 'coin' as const),
  ];
}

/** The empty places of a cost. */
export function sockets(workers: number, coins: number): Figure[] {
  return [
    ...Array.from({ length: workers }, () => 'socket' as const),
    ...Array.from({ length: coins }, () => 'coin-socket' as const),
  ];
}
