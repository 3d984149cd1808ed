/** The position of Glück Auf as the server sends it, and small helpers over its values. */

import type { components } from '../../api/schema';

export type Position = components['schemas']['GlueckAufPosition'];
export type Asked = components['schemas']['GlueckAufAsked'];
export type Seat = Position['seats'][number];

export type Pile = NonNullable<Position['looking']>['pile'];
export type AreaName = NonNullable<Position['area']>;
export type Action = Exclude<AreaName, Pile>;
export type Looking = NonNullable<Position['looking']>;
export type TrackValue = Seat['track_1'];
export type Wagon = NonNullable<TrackValue['wagons']>[number];
export type EngineType = NonNullable<TrackValue['engine']>;
export type Crest = Exclude<Wagon['wagon'], 'wild'>;
export type Destination = keyof NonNullable<Seat['shares']['idle']>;
export type Objective = keyof Seat['objectives'];

/** The display as it is drawn, in two rows. */
export const AREAS: readonly AreaName[] = [
  ...(['lorries-1', 'lorries-2', 'wagons-1', 'wagons-2', 'engines', 'orders', 'shares'] as const),
  ...(['mining-0-1', 'mining-1-2', 'mining-2-3', 'delivery', 'wild', 'objectives', 'innovations'] as const),
];

/** A card that the viewer may not know. */
export const HIDDEN = 'hidden';
/** The top of a pile while its next card is drawn. */
const DRAWN = 'drawn';

/** A name as in the keys of values. */
type Key<Name extends string> = Name extends `${infer Start}-${infer Rest}` ? `${Start}_${Key<Rest>}` : Name;

function key<Name extends string>(name: Name): Key<Name> {
  return name.replaceAll('-', '_') as Key<Name>;
}

/** A worker card that lies in an area. */
export interface Placed {
  seat: number;
  value: number;
}

export interface Area {
  name: AreaName;
  price: number;
  placed: Placed[];
  /** Worker innovations that lie here; whose they were is not kept. */
  innovations: string[];
}

export function areaOf(position: Position, name: AreaName): Area {
  const { price, workers = [], innovations = [] } = position[`area_${key(name)}`];
  const placed = workers.flatMap((values, seat) => values.map((value) => ({ seat, value })));
  return { name, price, placed, innovations };
}

export interface Stack {
  /** The open card; none while the next one is drawn, or if the pile is empty. */
  top: string | null;
  empty: boolean;
  cards: number;
  /** The cards the viewer knows at the bottom, the first to come up first. */
  known: string[];
}

export function pileOf(position: Position, name: Pile): Stack {
  const { top, cards, under = [] } = position[`pile_${key(name)}`];
  const known = under.filter((card) => card !== HIDDEN);
  return { top: top === undefined || top === DRAWN ? null : top, empty: top === undefined, cards, known };
}

export interface Track {
  number: number;
  engine: EngineType | null;
  wagons: readonly Wagon[];
}

/** A card in a hand; only its owner knows a secret one. */
export interface Held {
  face: string;
  secret: boolean;
}

/** What lies in front of a player. */
export interface Yard extends Omit<Seat, 'orders' | 'innovations'> {
  seat: number;
  /** Worker cards in hand. */
  workers: number[];
  tracks: Track[];
  orders: Held[];
  innovations: Held[];
}

/** The cards of a hand in the order of `rank`, of equal ones those that all have seen first. */
export function handOf(cards: Seat['orders'] | Seat['innovations'], rank: (face: string) => number): Held[] {
  const { shown = [], secret = [] } = cards;
  const held = [...shown.map((face) => ({ face, secret: false })), ...secret.map((face) => ({ face, secret: true }))];
  return held.sort((one, other) => rank(one.face) - rank(other.face));
}

/** The worker cards of a full hand that lie in no area. */
export function workersLeft(position: Position, seat: number, full: readonly number[]): number[] {
  const left = [...full];
  for (const name of AREAS) {
    for (const value of position[`area_${key(name)}`].workers?.[seat] ?? []) left.splice(left.indexOf(value), 1);
  }
  return left;
}

export function yardOf(
  position: Position,
  seat: number,
  full: readonly number[],
  rank: (face: string) => number,
): Yard | undefined {
  const values = position.seats[seat];
  if (!values) return undefined;
  const tracks = [values.track_1, values.track_2, values.track_3].map(({ engine = null, wagons = [] }, n) => ({
    number: n + 1,
    engine,
    wagons,
  }));
  const orders = handOf(values.orders, rank);
  const workers = workersLeft(position, seat, full);
  return { ...values, seat, workers, tracks, orders, innovations: handOf(values.innovations, rank) };
}

/** Who would get the shift token now; nobody before the start player is drawn (GA-9.2). */
export function tokenWinner({ foreman, starter }: Position): number | null {
  return foreman ?? starter;
}

export function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** What the viewer chooses, as far as it decides which things are spots. */
export type Choosing =
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

export const CHOOSING: Record<Asked['kind'], Choosing> = {
  'draw-starter': 'nothing',
  'turn-up': 'nothing',
  look: 'nothing',
  turn: 'area',
  'turn-innovation': 'area',
  'turn-pass': 'area',
  'turn-on': 'area',
  'turn-on-innovation': 'area',
  wild: 'pile',
  take: 'pile',
  pay: 'pay',
  'pay-ones': 'pay',
  place: 'place',
  mine: 'mine',
  keep: 'keep',
  deliver: 'train',
  'deliver-more': 'train',
  assign: 'order',
  afterwards: 'afterwards',
};
