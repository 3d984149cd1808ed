/** The position of Volldampf as the server writes it, a line a fact, read into an object. */

export const COLOURS = ['blue', 'violet', 'red', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

export const ACTIONS = [
  'fast-locomotive',
  'subsidy',
  'bargain',
  'sabotage',
  'extra-freight',
  'all-new',
  'new-plan',
] as const;
export type Action = (typeof ACTIONS)[number];

export interface Stone {
  colour: Colour;
  field: string;
}

export interface Company {
  cash: number;
  income: number;
  bonds: number;
  /** Segments with own pieces. */
  track: string[];
  /** Symbols of the route cards in front of the player. */
  routes: string[];
  /** Action cards in hand, as far as the viewer knows them. */
  actions: string[];
  /** Action cards in hand that the viewer does not know. */
  hidden: number;
  bid: number | null;
  /** A secret choice: its number, 'hidden' for others, or null. */
  sealed: number | 'hidden' | null;
}

export interface Position {
  round: number;
  /** Seats by order number. */
  order: number[];
  active: number;
  place: number;
  lap: number;
  asked: number;
  stones: Stone[];
  goodsTurned: string[];
  /** Fields that still wait for a stone. */
  due: string[];
  routesUsed: string[];
  groups: string[][];
  discard: string[];
  highest: number | null;
  passed: number[];
  equalBids: number;
  drawn: Colour | null;
  cargo: Stone | null;
  path: string[];
  reach: number;
  barred: Stone[];
  owed: string[];
  seats: Company[];
}

export type Phase = 'goods' | 'routes' | 'bonds' | 'auction' | 'track' | 'transport' | 'income';
export const PHASES: readonly Phase[] = [
  'goods',
  'routes',
  'bonds',
  'auction',
  'track',
  'transport',
  'income',
];

const none = (word: string | undefined): boolean => word === undefined || word === '-' || word === '-1';
const seat = (word: string): number => Number(word) - 1;

/** A stone from a word like `violet@HAM`. */
export function stone(word: string): Stone {
  const [colour, field] = word.split('@');
  return { colour: colour as Colour, field: field ?? '' };
}

export const stoneWord = (it: Stone): string => `${it.colour}@${it.field}`;

function company(): Company {
  return {
    cash: 0,
    income: 0,
    bonds: 0,
    track: [],
    routes: [],
    actions: [],
    hidden: 0,
    bid: null,
    sealed: null,
  };
}

function readCompany(into: Company, name: string, words: string[]): void {
  const first = words[0];
  switch (name) {
    case 'cash':
    case 'income':
    case 'bonds':
    case 'hidden':
      into[name] = Number(first);
      break;
    case 'track':
    case 'routes':
    case 'actions':
      into[name] = words;
      break;
    case 'bid':
      into.bid = none(first) ? null : Number(first);
      break;
    case 'sealed':
      into.sealed = first === '-2' ? 'hidden' : none(first) ? null : Number(first);
      break;
  }
}

/** The position from its lines; what a line leaves out is as after set-up. */
export function parse(lines: readonly string[]): Position {
  const seats: Company[] = [];
  const table = new Map<string, string[]>();
  for (const line of lines) {
    const words = line.split(' ').filter((word) => word !== '');
    const name = words.shift() ?? '';
    if (name === 'seat') {
      const number = seat(words.shift() ?? '1');
      while (seats.length <= number) seats.push(company());
      const into = seats[number];
      if (into !== undefined) readCompany(into, words.shift() ?? '', words);
    } else {
      table.set(name, words);
    }
  }
  const all = (name: string): string[] => table.get(name) ?? [];
  const first = (name: string): string | undefined => all(name)[0];
  const number = (name: string, otherwise: number): number => Number(first(name) ?? otherwise);
  const cargo = first('cargo');
  const drawn = first('drawn');
  return {
    round: number('round', 0),
    order: all('order').map(seat),
    active: seat(first('active') ?? '1'),
    place: number('place', -1),
    lap: number('lap', 0),
    asked: number('asked', -1),
    stones: all('stones').map(stone),
    goodsTurned: all('goods-turned'),
    due: all('due'),
    routesUsed: all('routes-used'),
    groups: all('groups').map((pile) => (pile === '-' ? [] : pile.split('+'))),
    discard: all('discard'),
    highest: none(first('highest')) ? null : number('highest', 0),
    passed: all('passed').map(seat),
    equalBids: number('equal-bids', 0),
    drawn: none(drawn) ? null : (drawn as Colour),
    cargo: cargo === undefined || cargo === '-' ? null : stone(cargo),
    path: all('path'),
    reach: number('reach', 6),
    barred: all('barred').map(stone),
    owed: all('owed'),
    seats,
  };
}

const PHASE_OF: Record<string, Phase> = {
  stock: 'goods',
  routes: 'routes',
  bonds: 'bonds',
  issue: 'bonds',
  'bonds-in-secret': 'bonds',
  'secret-bonds': 'bonds',
  regrouping: 'auction',
  'all-new?': 'auction',
  sort: 'auction',
  auction: 'auction',
  bid: 'auction',
  'bids-in-secret': 'auction',
  'secret-bids': 'auction',
  choice: 'auction',
  'take-group': 'auction',
  laying: 'track',
  lay: 'track',
  'bargain-card': 'track',
  'bargain-segment': 'track',
  transports: 'transport',
  transport: 'transport',
  step: 'transport',
  sabotages: 'transport',
  'sabotage?': 'transport',
  freight: 'transport',
  unload: 'transport',
  subsidies: 'transport',
  'subsidy?': 'transport',
  subsidised: 'transport',
  income: 'income',
  'last-cards': 'income',
};

/** The phase that is going on: the topmost thing owed that belongs to one. */
export function phaseOf(position: Position): Phase {
  for (let at = position.owed.length - 1; at >= 0; at--) {
    const name = position.owed[at] ?? '';
    if (name.startsWith('goods-')) return 'goods';
    const phase = PHASE_OF[name];
    if (phase !== undefined) return phase;
  }
  return 'income';
}

/** What is owed next: the question of this moment. */
export const question = (position: Position): string => position.owed.at(-1) ?? '';

/** The order numbers from now on, while an auction gives them out anew: those who passed, last first. */
export function orderNumber(position: Position, seatNumber: number): number | null {
  const at = position.passed.indexOf(seatNumber);
  return at < 0 ? null : position.seats.length - at;
}

/** What a bid costs whoever gets this order number (VD-5.5, VD-5.6). */
export function priceOf(number: number, bid: number | null, players: number): number {
  if (bid === null || (number === players && players >= 4)) return 0;
  return number <= 2 ? bid : Math.ceil(bid / 2);
}

/** Points if the game ended now (VD-12.2). */
export const score = (of: Company): number => of.income - of.bonds;

/** By colour how many stones lie on a field. */
export function stonesOn(position: Position, field: string): Record<Colour, number> {
  const found = { blue: 0, violet: 0, red: 0, yellow: 0 };
  for (const it of position.stones) if (it.field === field) found[it.colour]++;
  return found;
}
