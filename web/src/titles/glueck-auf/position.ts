/** The position of Glück Auf as the server writes it, line by line, made into things to draw. */

import printed from './printed.json';

export const CRESTS = ['wheel', 'clover', 'tower', 'fox'] as const;
export type Crest = (typeof CRESTS)[number];
export const DESTINATIONS = ['barracks', 'furnaces', 'factories', 'steamboats'] as const;
export type Destination = (typeof DESTINATIONS)[number];
export type EngineType = 'A' | 'B' | 'C' | 'D';

export const PILES = [
  'lorries-1',
  'lorries-2',
  'wagons-1',
  'wagons-2',
  'engines',
  'orders',
  'shares',
  'innovations',
  'objectives',
] as const;
export const ACTIONS = ['mining-0-1', 'mining-1-2', 'mining-2-3', 'delivery', 'wild'] as const;
export type Pile = (typeof PILES)[number];
export type Action = (typeof ACTIONS)[number];
export type AreaName = Pile | Action;

/** A worker card that lies in an area. */
export interface Placed {
  seat: number;
  value: number;
}

export interface Area {
  name: AreaName;
  /** Workers placed by the use before, a printed one included. */
  last: number;
  price: number;
  placed: Placed[];
  /** Worker innovations that lie here; whose they were is not written. */
  innovations: string[];
}

export interface Stack {
  /** The open card; none while the next one is drawn, or if the pile is empty. */
  top: string | null;
  empty: boolean;
  /** All cards of the pile, the open one included. */
  cards: number;
  /** Cards the viewer knows at the bottom of the pile, the first to come up first. */
  bottom: string[];
}

export interface Wagon {
  /** wheel, clover, tower, fox, wild */
  kind: Crest | 'wild';
  /** The place for such wagons at this track, as moves name it: `2-wheel`. */
  berth: string;
  lorry: string | null;
}

export interface Track {
  number: number;
  crests: [Crest, Crest];
  engine: EngineType | null;
  wagons: Wagon[];
  lorries: number;
}

/** A card in a hand; a secret one is known to its owner alone. */
export interface Held {
  face: string;
  secret: boolean;
}

export interface Yard {
  seat: number;
  workers: number[];
  row: string[];
  store: string[];
  tracks: Track[];
  orders: Held[];
  innovations: Held[];
  shares: string[];
  objectives: string[];
  tokens: number[];
  delivered: string[];
}

/** Cards being looked at by a wild action. */
export interface Glimpse {
  seat: number;
  pile: Pile;
  seen: string[];
}

export interface Colliery {
  players: number;
  shift: number;
  starter: number;
  active: number;
  /** Who would get the shift token now; -1 if nobody was at mining 0/1. */
  foreman: number;
  passed: boolean[];
  /** The area workers were sent to in this turn. */
  area: AreaName | null;
  areas: Map<AreaName, Area>;
  piles: Map<Pile, Stack>;
  glimpse: Glimpse | null;
  /** What is owed, the next duty last. */
  owed: string[];
  yards: Yard[];
}

const HANDS: Record<string, number[]> = printed.workers;

/** The worker cards everybody has at the start of a shift (GA-1.7). */
export function fullHand(players: number): number[] {
  return HANDS[String(players)] ?? [];
}

/** Words such as `wheel-1*3`, each as often as it is counted. */
function spread(words: readonly string[]): string[] {
  return words.flatMap((word) => {
    const [name = '', count] = word.split('*');
    return Array.from({ length: count === undefined ? 1 : Number(count) }, () => name);
  });
}

function seatOf(word: string | undefined): number {
  return word === undefined || word === 'nobody' ? -1 : Number(word) - 1;
}

interface GlimpseWords {
  seat: number;
  pile: Pile;
  seen: string[];
  kept: string;
}

function glimpsesOf(words: readonly string[]): GlimpseWords[] {
  return words.map((word) => {
    const [seat, pile, seen = '', , kept = ''] = word.split(':');
    return { seat: seatOf(seat), pile: pile as Pile, seen: seen.split(','), kept };
  });
}

/** The cards a glimpse put back, in their order, as far as the viewer knows them (GA-7.3). */
function putBack(glimpse: GlimpseWords): string[] {
  const at = glimpse.seen.indexOf(glimpse.kept);
  if (!glimpse.seen.includes('unknown')) return glimpse.seen.filter((_, n) => n !== at);
  const first = glimpse.kept === 'unknown' || at === 0 ? 'unknown' : (glimpse.seen[0] ?? 'unknown');
  return [first, ...glimpse.seen.slice(2).map(() => 'unknown')];
}

function areaOf(name: AreaName, words: readonly string[]): Area {
  const area: Area = { name, last: Number(words[0]), price: Number(words[0]) + 1, placed: [], innovations: [] };
  for (const word of spread(words.slice(1))) {
    const [seat, value] = word.split('.');
    if (value === undefined) area.innovations.push(word);
    else area.placed.push({ seat: Number(seat) - 1, value: Number(value) });
  }
  return area;
}

function trackOf(number: number, words: readonly string[]): Track {
  const [first, second] = printed.tracks[number - 1] ?? [];
  const crests: [Crest, Crest] = [first as Crest, second as Crest];
  const track: Track = { number, crests, engine: null, wagons: [], lorries: 0 };
  for (const word of spread(words)) {
    if (word.startsWith('engine-')) {
      track.engine = word.slice('engine-'.length) as EngineType;
      continue;
    }
    const [wagon = '', lorry] = word.split(':');
    const kind = wagon.slice(0, -'-wagon'.length) as Wagon['kind'];
    track.wagons.push({ kind, berth: `${number}-${kind}`, lorry: lorry ?? null });
    if (lorry !== undefined) track.lorries += lorry.endsWith('-double') ? 2 : 1;
  }
  return track;
}

function held(words: readonly string[]): Held[] {
  return spread(words).map((word) => ({ face: word.replace('~', ''), secret: word.startsWith('~') }));
}

function newYard(seat: number): Yard {
  const tracks = [1, 2, 3].map((number) => trackOf(number, []));
  return {
    seat,
    workers: [],
    row: [],
    store: [],
    tracks,
    orders: [],
    innovations: [],
    shares: [],
    objectives: [],
    tokens: [],
    delivered: [],
  };
}

function fillYard(yard: Yard, name: string, words: readonly string[]): void {
  switch (name) {
    case 'row':
    case 'store':
    case 'shares':
    case 'delivered':
      yard[name] = spread(words);
      break;
    case 'objectives':
      yard.objectives = [...words];
      break;
    case 'tokens':
      yard.tokens = words.map(Number);
      break;
    case 'orders':
    case 'innovations':
      yard[name] = held(words);
      break;
    case 'track-1':
    case 'track-2':
    case 'track-3': {
      const number = Number(name.slice(-1));
      yard.tracks[number - 1] = trackOf(number, words);
    }
  }
}

/** The lines of a position as an object. */
export function parse(lines: readonly string[]): Colliery {
  const position: Colliery = {
    players: 0,
    shift: 1,
    starter: -1,
    active: -1,
    foreman: -1,
    passed: [],
    area: null,
    areas: new Map(),
    piles: new Map(),
    glimpse: null,
    owed: [],
    yards: [],
  };
  let glimpses: GlimpseWords[] = [];
  let passed: string[] = [];
  const bared = new Map<string, string>();
  const under = new Map<Pile, string[]>();
  for (const line of lines) {
    const [name = '', ...words] = line.split(' ').filter((word) => word !== '');
    if (name === 'seat') {
      const seat = Number(words[0]) - 1;
      const yard = (position.yards[seat] ??= newYard(seat));
      fillYard(yard, words[1] ?? '', words.slice(2));
    } else if (name.startsWith('area-')) {
      const area = name.slice('area-'.length) as AreaName;
      position.areas.set(area, areaOf(area, words));
    } else if (name.startsWith('pile-')) {
      const pile = name.slice('pile-'.length) as Pile;
      const top = words[0] === 'empty' || words[0] === 'drawn' ? null : (words[0] ?? null);
      const references = words.slice(2);
      const below = Number(words[1] ?? 0) + references.length;
      const cards = below + (top === null ? 0 : 1);
      position.piles.set(pile, { top, empty: words[0] === 'empty', cards, bottom: [] });
      under.set(pile, references);
    } else if (name === 'shift') position.shift = Number(words[0]);
    else if (name === 'starter') position.starter = seatOf(words[0]);
    else if (name === 'active') position.active = seatOf(words[0]);
    else if (name === 'foreman') position.foreman = seatOf(words[0]);
    else if (name === 'passed') passed = words;
    else if (name === 'area') position.area = words[0] === 'none' ? null : (words[0] as AreaName);
    else if (name === 'owed') position.owed = words;
    else if (name === 'glimpses') glimpses = glimpsesOf(words);
    else if (name === 'bared') {
      for (const word of words) {
        const [reference = '', face = ''] = word.split('=');
        bared.set(reference, face);
      }
    }
  }
  position.players = position.yards.length;
  position.passed = position.yards.map((yard) => passed.includes(String(yard.seat + 1)));
  for (const [pile, references] of under) {
    const stack = position.piles.get(pile);
    if (stack) stack.bottom = references.map((reference) => bared.get(reference) ?? known(glimpses, reference));
  }
  const last = glimpses.at(-1);
  if (last?.kept === 'looking') position.glimpse = { seat: last.seat, pile: last.pile, seen: last.seen };
  for (const yard of position.yards) yard.workers = workersLeft(position, yard.seat);
  return position;
}

function known(glimpses: readonly GlimpseWords[], reference: string): string {
  const [glimpse, place] = reference.split('.').map(Number);
  const seen = glimpses[glimpse ?? -1];
  return (seen && putBack(seen)[place ?? -1]) ?? 'unknown';
}

/** Worker cards that lie in no area are in hand. */
function workersLeft(position: Colliery, seat: number): number[] {
  const left = [...fullHand(position.players)];
  for (const area of position.areas.values()) {
    for (const card of area.placed) {
      if (card.seat === seat) left.splice(left.indexOf(card.value), 1);
    }
  }
  return left;
}

/** What is asked of the active player, by the name of the duty on top. */
export function duty(position: Colliery): string {
  return position.owed.at(-1) ?? '';
}
