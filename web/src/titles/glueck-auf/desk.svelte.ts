import type { Entry, Words } from '../../api/types';
import type { Game } from '../../table/game.svelte';
import { lorriesOn } from './cards';
import { duty, parse, type Track, type Yard } from './position';

/** What the viewer is asked for, as far as it decides which things are spots. */
export type Asked =
  | 'nothing'
  | 'area'
  | 'pile'
  | 'pay'
  | 'place'
  | 'mine'
  | 'keep'
  | 'train'
  | 'order'
  | 'afterwards';

const ASKED: [string, Asked][] = [
  ['turn', 'area'],
  ['wild', 'pile'],
  ['take-a-', 'pile'],
  ['pay-', 'pay'],
  ['place-', 'place'],
  ['mine-', 'mine'],
  ['keep', 'keep'],
  ['deliver', 'train'],
  ['assign-', 'order'],
  ['afterwards', 'afterwards'],
];

/** The lorry card that a mining step moves: the front of the row, or a stored one by its face. */
export const FRONT = 'front';

/** The key of a message that is a parameter of another one. */
export function cardOf(event: Words): string {
  const card: unknown = event.params?.card;
  return typeof card === 'object' && card !== null && 'key' in card ? String(card.key) : '';
}

/** A game of Glück Auf at the viewer's place: the position, what is asked, and what is picked. */
export class Desk {
  readonly game: Game;
  /** The stored lorry card that was picked, and the step in which that was. */
  #picked = $state.raw({ step: -1, face: '' });

  constructor(game: Game) {
    this.game = game;
  }

  readonly position = $derived.by(() => parse(this.game.view.lines));
  /** The seat whose yard is drawn large: the viewer's, or the first for those who watch. */
  readonly seat = $derived.by(() => Math.max(this.game.seat, 0));
  readonly yard = $derived.by(() => this.position.yards[this.seat]);
  readonly duty = $derived.by(() => (this.game.mine ? duty(this.position) : ''));
  readonly asked = $derived.by((): Asked => {
    const found = ASKED.find(([start]) => this.duty.startsWith(start));
    return this.duty === '' ? 'nothing' : (found?.[1] ?? 'nothing');
  });
  /** Seats in the order of this shift, from its start player on. */
  readonly order = $derived.by(() => {
    const { players, starter } = this.position;
    return Array.from({ length: players }, (_, n) => (Math.max(starter, 0) + n) % players);
  });
  readonly rivals = $derived.by(() => {
    const { players } = this.position;
    return Array.from({ length: players - 1 }, (_, n) => (this.seat + n + 1) % players);
  });

  // Mining: which lorry moves, and where it could go.

  readonly frontOpen = $derived.by(() => [...this.game.open.keys()].some((move) => /^(store$|load-\d-)/.test(move)));
  /** Stored faces that can be loaded now. */
  readonly storedOpen = $derived.by(() => {
    const faces = this.yard?.store ?? [];
    const moves = [...this.game.open.keys()];
    return new Set(faces.filter((face) => moves.some((move) => move.startsWith(`load-${face}-`))));
  });
  readonly source = $derived.by(() => {
    const { step, face } = this.#picked;
    if (step === this.game.view.step && (face === FRONT || this.storedOpen.has(face))) return face;
    if (this.frontOpen) return FRONT;
    return [...this.storedOpen][0] ?? FRONT;
  });
  /** The name of the lorry card that would move. */
  readonly moving = $derived.by(() => (this.source === FRONT ? (this.yard?.row[0] ?? '') : this.source));
  readonly steps = $derived.by(() => lorriesOn(this.moving));

  pick(face: string): void {
    this.#picked = { step: this.game.view.step, face };
  }

  loadMove(berth: string): string {
    return this.source === FRONT ? `load-${berth}` : `load-${this.source}-${berth}`;
  }

  /** Mining steps: made so far, and the least and most that are left. */
  readonly mining = $derived.by(() => {
    const [, least, most] = /^mine-(\d)-(\d)$/.exec(duty(this.position)) ?? [];
    if (least === undefined || most === undefined) return null;
    let made = 0;
    for (const event of this.#deedsOfTurn()) {
      if (event.key === 'sent' || event.key === 'played-innovation') made = 0;
      else if (event.key === 'loaded' || event.key === 'stored') made += lorriesOn(cardOf(event));
    }
    return { made, least: Number(least), most: Number(most) };
  });

  #deedsOfTurn(): Words[] {
    const { log } = this.game.view;
    const now = log.at(-1)?.turn;
    return log.filter((entry: Entry) => entry.turn === now).flatMap((entry) => entry.events);
  }

  // Steps of this turn that are not confirmed yet.

  readonly #pending = $derived.by(() => {
    const found = new Map<string, number>();
    for (const event of this.game.pending.flatMap((entry) => entry.events)) {
      const { key, params = {} } = event;
      const what = key === 'paid' ? String(params.workers) : cardOf(event);
      const name = [key, what, ...(key === 'loaded' || key === 'placed' ? [String(params.track)] : [])].join(' ');
      found.set(name, (found.get(name) ?? 0) + 1);
    }
    return found;
  });

  /** How many things were done so in the turn that is not confirmed. */
  pending(key: string, what: string, track?: number): number {
    return this.#pending.get([key, what, ...(track === undefined ? [] : [String(track)])].join(' ')) ?? 0;
  }

  /** The best order in hand that the load of a track is enough for. */
  bestOrder(yard: Yard, track: Track): string | null {
    let best: string | null = null;
    for (const { face } of yard.orders) {
      const size = Number(face.split('-')[1]);
      if (size <= track.lorries && (best === null || size > Number(best.split('-')[1]))) best = face;
    }
    return best;
  }
}
