/** What is printed: the cards and areas of an edition, sent once by the server. */

import { getContext, setContext } from 'svelte';

import type { components } from '../../api/schema';
import { HIDDEN, type AreaName, type Crest, type Destination, type EngineType, type Wagon } from './position';

export type BoardLayout = components['schemas']['GlueckAufLayout'];
/** A kind of thing that a tip explains. */
export type Thing = BoardLayout['tips'][number]['thing'];
type CardLayout = BoardLayout['cards'][number];
type AreaLayout = BoardLayout['areas'][number];

export type Face =
  | { kind: 'lorry'; crest: Crest; lorries: number; points: number }
  | { kind: 'wagon'; wagon: Wagon['wagon']; tracks: number[] }
  | { kind: 'engine'; type: EngineType }
  | { kind: 'order'; destination: Destination; lorries: number; points: number }
  | { kind: 'share'; destination: Destination; points: number }
  /** `size` is the highest number of a worker innovation, or the most steps of one that mines. */
  | { kind: 'innovation'; size: number; of: Extra | null }
  /** `each` is what it scores each time it counts. */
  | { kind: 'objective'; of: Aim; each: number }
  | { kind: typeof HIDDEN };

export type Extra = 'lorry' | 'wagon' | 'engine' | 'order' | 'share' | 'mining' | 'delivery';
export type Aim =
  | { kind: 'shift' }
  | { kind: 'count' }
  | { kind: 'engine'; type: EngineType }
  | { kind: 'share' | 'order'; destination: Destination }
  /** It counts once, from this many lorries on. */
  | { kind: 'volume'; destination: Destination; lorries: number };

function aimOf(card: CardLayout): Aim {
  const destination = card.destination as Destination;
  switch (card.aim) {
    case 'shift':
    case 'count':
      return { kind: card.aim };
    case 'engine':
      return { kind: card.aim, type: card.engine as EngineType };
    case 'share':
    case 'order':
      return { kind: card.aim, destination };
    case 'volume':
      return { kind: card.aim, destination, lorries: card.size };
  }
  throw new Error(`${card.name} counts nothing that is known.`);
}

function faceOf(card: CardLayout): Face {
  const { kind, size, worth } = card;
  switch (kind) {
    case 'lorry':
      return { kind, crest: card.crest as Crest, lorries: size, points: worth };
    case 'wagon':
      return { kind, wagon: card.crest as Wagon['wagon'], tracks: card.tracks };
    case 'engine':
      return { kind, type: card.engine as EngineType };
    case 'order':
      return { kind, destination: card.destination as Destination, lorries: size, points: worth };
    case 'share':
      return { kind, destination: card.destination as Destination, points: worth };
    case 'innovation':
      return { kind, size, of: card.extra === '' ? null : (card.extra as Extra) };
    case 'objective':
      return { kind, of: aimOf(card), each: worth };
  }
  throw new Error(`${card.name} is of no known kind.`);
}

/** The cards and areas of a table, by their names. */
export class Board {
  readonly #faces: ReadonlyMap<string, Face>;
  readonly #ranks: ReadonlyMap<string, number>;
  readonly #areas: ReadonlyMap<string, AreaLayout>;
  readonly crests: readonly Crest[];
  readonly destinations: readonly Destination[];
  /** The worker cards everybody has at the start of a shift (GA-1.7). */
  readonly workers: readonly number[];
  /** The places for wagons at all tracks, as moves name them: `2-wheel`. */
  readonly berths: readonly string[];
  /** The action innovations, as moves name them. */
  readonly extras: readonly string[];
  /** The piles, in the order of the areas. */
  readonly piles: readonly AreaLayout[];

  constructor(readonly layout: BoardLayout) {
    this.#faces = new Map(layout.cards.map((card) => [card.name, faceOf(card)]));
    this.#ranks = new Map(layout.cards.map((card, n) => [card.name, n]));
    this.#areas = new Map(layout.areas.map((area) => [area.name, area]));
    this.crests = layout.crests as Crest[];
    this.destinations = layout.destinations as Destination[];
    this.workers = layout.workers;
    this.berths = layout.cards.flatMap(({ tracks, crest }) => tracks.map((track) => berthOf(track, crest)));
    this.extras = layout.cards.filter(({ extra }) => extra !== '').map(({ name }) => name);
    this.piles = layout.areas.filter(({ pile }) => pile);
  }

  readonly face = (name: string): Face => {
    if (name === HIDDEN) return { kind: HIDDEN };
    const found = this.#faces.get(name);
    if (!found) throw new Error(`${name} is no card.`);
    return found;
  };

  /** The rank of a card among all; hidden ones come last. */
  readonly rank = (name: string): number => this.#ranks.get(name) ?? this.#ranks.size;

  area(name: AreaName): AreaLayout {
    const found = this.#areas.get(name);
    if (!found) throw new Error(`${name} is no area.`);
    return found;
  }

  crestsOf(track: number): readonly Crest[] {
    return (this.layout.tracks.find(({ number }) => number === track)?.crests ?? []) as Crest[];
  }

  /** The lorries a lorry card shows: what it costs to move, and what it delivers. */
  lorriesOn(name: string | undefined): number {
    const card = name === undefined ? null : this.face(name);
    return card?.kind === 'lorry' ? card.lorries : 0;
  }

  /** The lorries aboard a train. */
  aboard(wagons: readonly Wagon[]): number {
    return wagons.reduce((sum, { lorry }) => sum + this.lorriesOn(lorry), 0);
  }
}

/** A place for wagons of one kind at a track, as moves name it. */
export function berthOf(track: number, wagon: string): string {
  return `${track}-${wagon}`;
}

export const BOARD = Symbol('board');

/** Cards are drawn everywhere, so all of them get the board. */
export function provideBoard(board: Board): void {
  setContext(BOARD, board);
}

export function useBoard(): Board {
  return getContext<Board>(BOARD);
}
