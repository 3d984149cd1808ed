import type { components } from './schema';

type Schemas = components['schemas'];

export type View = Omit<Schemas['View'], 'log'> & { log: LogEntry[] };
export type MessageView = Schemas['MessageView'];
/** An open move; the server leaves out how far it goes where that is one step. */
export type MoveView = Omit<Schemas['MoveView'], 'further'> & Partial<Pick<Schemas['MoveView'], 'further'>>;
export type LessonView = Schemas['LessonView'];
export type CardView = Schemas['CardView'];
export type WayView = Schemas['WayView'];
export type SeatView = Schemas['SeatView'];
/** A step in the log; the server leaves out what it changed where that is nothing. */
export type LogEntry = Omit<Schemas['LogEntry'], Unchanged> & Partial<Pick<Schemas['LogEntry'], Unchanged>>;
type Unchanged = 'gains' | 'scored';
export type LineView = Schemas['LineView'];
export type HappeningView = Schemas['HappeningView'];
export type Phrase = Schemas['SayPhrase']['phrase'];
export type Why = Schemas['Why'];
export type Clock = Schemas['Clock'];
export type Catalog = Schemas['Catalog'];
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
export type ReplayStep = Schemas['ReplayStep'];
export type RoundMark = Schemas['RoundMark'];
export type AnalysisView = Schemas['AnalysisView'];
export type TurnReport = Schemas['TurnReport'];
export type SeatReport = Schemas['SeatReport'];
export type Option = Schemas['Option'];
export type Advice = Schemas['Advice'];
export type AdviceQuestion = Pick<Schemas['AdviceQuestion'], 'seat'> & Partial<Schemas['AdviceQuestion']>;
export type RulesPage = Schemas['RulesPage'];
export type Place = Schemas['Place'];
export type Fault = Schemas['Fault'];

/** What can be done at a table, over HTTP or a socket. */
export type Command =
  | Schemas['Sit']
  | Schemas['SeatBot']
  | Schemas['Clear']
  | Schemas['Leave']
  | Schemas['Resign']
  | Schemas['GiveUp']
  | Schemas['AllowHints']
  | Schemas['Start']
  | Schemas['Colour']
  | Schemas['Direct']
  | Omit<Schemas['Move'], 'times' | 'onward'> & Partial<Schemas['Move']>
  | Schemas['Instead']
  | Schemas['Plan']
  | Schemas['Confirm']
  | Schemas['Undo']
  | Schemas['Restart']
  | Schemas['AskUndo']
  | Schemas['AskPause']
  | Schemas['AskAbandon']
  | Schemas['Answer']
  | Schemas['Resume']
  | Schemas['Return']
  | Schemas['Prefer']
  | Schemas['Say']
  | Schemas['SayPhrase']
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

