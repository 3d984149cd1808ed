import type { components } from './schema';

type Schemas = components['schemas'];

/** Points by seat and source, and the round. */
interface Standing {
  round: number;
  rounds: number;
  points: number[][];
  forecast: number[][];
}
export type View = Omit<Schemas['View'], 'moves'> & Standing & { moves: MoveView[] };
export type Words = Schemas['Words'];
/** An open move; `gains` is what it adds by seat. */
export type MoveView = Schemas['MoveView'] & { gains: number[] };
export type SeatView = Schemas['SeatView'];
export type Entry = Schemas['Entry'];
export type LineView = Schemas['LineView'];
export type Why = Schemas['Why'];
export type Clock = Schemas['Clock'];
export type House = Schemas['House'];
export type TitleView = Schemas['TitleView'];
export type Summary = Schemas['Summary'];
export type Opened = Schemas['Opened'];
export type SeatLink = Schemas['SeatLink'];
export type Done = Omit<Schemas['Done'], 'view'> & { view: View };
export type Me = Schemas['Me'];
export type NoticeSettings = Schemas['NoticeSettings'];
export type NewTable = Schemas['NewTable'];
export type NewFork = Schemas['NewFork'];
export type Place = Schemas['Place'];
export type Fault = Omit<Schemas['Fault'], 'view'> & { view?: View | null };

/** What can be done at a table, by HTTP or by socket. */
export type Deed =
  | Schemas['Sit']
  | Schemas['SeatBot']
  | Schemas['Clear']
  | Schemas['Leave']
  | Schemas['Start']
  | Schemas['Move']
  | Schemas['Confirm']
  | Schemas['Undo']
  | Schemas['Restart']
  | Schemas['AskUndo']
  | Schemas['AskPause']
  | Schemas['Answer']
  | Schemas['Resume']
  | Schemas['Return']
  | Schemas['Prefer']
  | Schemas['Say']
  | Schemas['Note'];

/** What changed from one view to the next; socket messages are not part of the HTTP schema. */
export interface Delta {
  base: string;
  fingerprint: string;
  set?: Partial<View>;
  lines?: Record<string, string>;
  position?: string[] | null;
  log_from?: number | null;
  log?: Entry[];
  chat?: LineView[];
}

export type Message =
  | { type: 'view'; view: View }
  | { type: 'delta'; delta: Delta }
  | { type: 'done'; id: number | string | null }
  | { type: 'fault'; id?: number | string | null; fault: Fault }
  | { type: 'pong'; id: number | string | null };

export const SPECTATOR = -3;
export const DEALER = -1;

export type TitleId = 'russian-railroads' | 'glueck-auf' | 'volldampf';
export const TITLES: readonly TitleId[] = ['russian-railroads', 'glueck-auf', 'volldampf'];
