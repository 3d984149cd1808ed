import type { components } from './schema';

type Schemas = components['schemas'];

export type View = Schemas['View'];
export type MessageView = Schemas['MessageView'];
export type MoveView = Schemas['MoveView'];
export type SeatView = Schemas['SeatView'];
export type LogEntry = Schemas['LogEntry'];
export type LineView = Schemas['LineView'];
export type Why = Schemas['Why'];
export type Clock = Schemas['Clock'];
export type House = Schemas['House'];
export type TitleView = Schemas['TitleView'];
export type Summary = Required<Schemas['Summary']>;
export type MyTable = Required<Schemas['MyTable']>;
export type Mine = Schemas['Mine'];
export type Invitation = Schemas['Invitation'];
export type OpenedTable = Schemas['OpenedTable'];
export type SeatLink = Schemas['SeatLink'];
export type Done = Schemas['Done'];
export type Me = Required<Schemas['Me']>;
export type NoticeSettings = Schemas['NoticeSettings'];
export type SessionView = Schemas['SessionView'];
export type PasskeyView = Schemas['PasskeyView'];
export type CreationOptions = Schemas['CreationOptions'];
export type RequestOptions = Schemas['RequestOptions'];
export type NewCredential = Schemas['NewCredential'];
export type Signature = Schemas['Signature'];
export type NewBrowser = Schemas['NewBrowser'];
export type NewSeat = Partial<Schemas['NewSeat']>;
type WithSeats<T> = Omit<Partial<T>, 'seats'> & { seats: NewSeat[] };
export type NewTable = WithSeats<Schemas['NewTable']> & { title: string };
export type NewFork = WithSeats<Schemas['NewFork']> & { kept: number };
export type History = Schemas['History'];
export type Frame = Schemas['Frame'];
export type RulesPage = Schemas['RulesPage'];
export type Place = Schemas['Place'];
export type Fault = Schemas['Fault'];

/** What can be done at a table, by HTTP or by socket. */
export type Command =
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
  | Schemas['Note']
  | Schemas['Rename'];

/** What changed from one view to the next; socket messages are not part of the HTTP schema. */
export interface Delta {
  base: string;
  fingerprint: string;
  set?: Partial<View>;
  position?: Record<string, unknown>;
  players?: Record<number, Record<string, unknown>>;
  log_from?: number | null;
  log?: LogEntry[];
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

