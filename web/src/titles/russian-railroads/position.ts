/** The table as the server writes it, a line a fact, as typed values. */

export const LINES = ['trans-siberian', 'st-petersburg', 'kiev'] as const;
export type Line = (typeof LINES)[number];

export const COLOURS = ['black', 'grey', 'brown', 'natural', 'white'] as const;
export type Colour = (typeof COLOURS)[number];

/** How moves name the pieces of a line: `ts-black`, `sp-grey`. */
export const SHORT: Record<Line, string> = {
  'trans-siberian': 'ts',
  'st-petersburg': 'sp',
  kiev: 'kiev',
};

/** Workers and coins of one seat on one space. */
export interface Placement {
  seat: number;
  space: string;
  workers: number;
  temporary: number;
  black: number;
  coins: number;
}

export interface Mat {
  score: number;
  /** Own workers, the black one not counted. */
  workers: number;
  free: number;
  /** Temporary workers in hand. */
  temporary: number;
  /** Temporary workers taken this round, in hand or placed. */
  temporaryTaken: number;
  blackWorker: boolean;
  freeBlack: boolean;
  coins: number;
  /** The space of each colour; 0 is not on the line yet. */
  tracks: Record<Line, Partial<Record<Colour, number>>>;
  /** Trans-Siberian strong and weak, St. Petersburg, Kiev; 0 is a free place. */
  locomotives: [number, number, number, number];
  factories: number[];
  marker: number;
  /** -1 until the token brings it. */
  secondMarker: number;
  doublers: number;
  engineers: number[];
  tokens: string[];
  /** The cards this viewer may know. */
  endCards: string[];
  /** How many end-bonus cards the seat has taken. */
  endCardCount: number;
}

/** What is asked now: the last of what is owed. */
interface Owed {
  kind: string;
  /** The space that is paid for or moved on from, or the number in hand. */
  what: string;
}

export interface Position {
  round: number;
  order: number[];
  active: number;
  passed: number[];
  placed: Placement[];
  /** From the hiring field to the left; 0 is an empty field. */
  engineers: number[];
  /** How many locomotives of each number are left to take. */
  stock: number[];
  returned: number[];
  cards: string[];
  bonuses: string[];
  endStack: number;
  doublers: number;
  owed: Owed;
  mats: Mat[];
}

const DOUBLERS = 20;
const END_CARDS = 8;
const TEMPORARY_WORKERS = 2;

export function parse(lines: readonly string[]): Position {
  const table = new Map<string, string[]>();
  const seats: Map<string, string[]>[] = [];
  for (const line of lines) {
    const words = line.split(' ');
    if (words[0] === 'seat') {
      const seat = Number(words[1]) - 1;
      seats[seat] ??= new Map<string, string[]>();
      seats[seat].set(words[2] ?? '', words.slice(3));
    } else {
      table.set(words[0] ?? '', words.slice(1));
    }
  }
  const placed = words(table, 'placed').map(placement);
  const takers = words(table, 'glances')
    .filter((glance) => glance.endsWith('+'))
    .map((glance) => Number.parseInt(glance) - 1);
  const mats = seats.map((fields, seat) =>
    mat(
      fields,
      placed.filter((one) => one.seat === seat),
      takers.filter((taker) => taker === seat).length,
    ),
  );
  return {
    round: number(table, 'round'),
    order: numbers(table, 'order').map((seat) => seat - 1),
    active: table.get('active')?.[0] === 'nobody' ? -1 : number(table, 'active') - 1,
    passed: numbers(table, 'passed').map((seat) => seat - 1),
    placed,
    engineers: numbers(table, 'engineers'),
    stock: numbers(table, 'stock'),
    returned: numbers(table, 'returned'),
    cards: words(table, 'cards'),
    bonuses: words(table, 'bonuses'),
    endStack: END_CARDS - takers.length,
    doublers: DOUBLERS - mats.reduce((sum, one) => sum + one.doublers, 0),
    owed: owed(words(table, 'owed').at(-1) ?? ''),
    mats,
  };
}

function mat(fields: Map<string, string[]>, placed: Placement[], endCardCount: number): Mat {
  const sum = (what: 'workers' | 'temporary' | 'black') =>
    placed.reduce((total, one) => total + one[what], 0);
  const workers = number(fields, 'workers');
  const temporaryTaken = placed.some((one) => one.space === 'A3') ? TEMPORARY_WORKERS : 0;
  const blackWorker = number(fields, 'black-worker') === 1;
  const [strong = 0, weak = 0, sp = 0, kiev = 0] = numbers(fields, 'locomotives');
  return {
    score: number(fields, 'score'),
    workers,
    free: workers - sum('workers'),
    temporary: temporaryTaken - sum('temporary'),
    temporaryTaken,
    blackWorker,
    freeBlack: blackWorker && sum('black') === 0,
    coins: number(fields, 'coins'),
    tracks: {
      'trans-siberian': track(words(fields, 'trans-siberian')),
      'st-petersburg': track(words(fields, 'st-petersburg')),
      kiev: track(words(fields, 'kiev')),
    },
    locomotives: [strong, weak, sp, kiev],
    factories: numbers(fields, 'factories'),
    marker: number(fields, 'marker'),
    secondMarker: number(fields, 'second-marker'),
    doublers: number(fields, 'doublers'),
    engineers: numbers(fields, 'engineers'),
    tokens: words(fields, 'tokens'),
    endCards: words(fields, 'end-cards'),
    endCardCount,
  };
}

function track(pairs: string[]): Partial<Record<Colour, number>> {
  const found: Partial<Record<Colour, number>> = {};
  for (let at = 0; at + 1 < pairs.length; at += 2) {
    found[pairs[at] as Colour] = Number(pairs[at + 1]);
  }
  return found;
}

/** `2:L3:w2c1` is two workers and a coin of seat 2 on L3. */
function placement(word: string): Placement {
  const [seat = '', space = '', pieces = ''] = word.split(':');
  const count = (kind: string) => Number(new RegExp(`${kind}(\\d)`).exec(pieces)?.[1] ?? 0);
  return {
    seat: Number(seat) - 1,
    space,
    workers: count('w'),
    temporary: count('t'),
    black: count('b'),
    coins: count('c'),
  };
}

function owed(word: string): Owed {
  const [kind = '', what = ''] = word.split(':');
  return { kind, what };
}

function words(fields: Map<string, string[]>, name: string): string[] {
  return fields.get(name) ?? [];
}

function numbers(fields: Map<string, string[]>, name: string): number[] {
  return words(fields, name).map(Number);
}

function number(fields: Map<string, string[]>, name: string): number {
  return numbers(fields, name)[0] ?? 0;
}
