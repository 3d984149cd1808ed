/** What a page says to the worker with the tables. */
export type ToTables =
  | { kind: 'bots'; port: MessagePort }
  | { kind: 'request'; id: number; method: string; path: string; body: string }
  | { kind: 'open'; channel: number; path: string }
  | { kind: 'say'; channel: number; text: string }
  | { kind: 'close'; channel: number };

/** What that worker says. */
export type FromTables =
  | { kind: 'loading'; share: number }
  | { kind: 'ready' }
  | { kind: 'broken'; reason: string }
  | { kind: 'answer'; id: number; status: number; text: string }
  | { kind: 'message'; channel: number; text: string }
  | { kind: 'shut'; channel: number; code: number; reason: string };

/** A question and its answer as Python writes them: a turn that a bot plans, or a turn that was analysed. */
export interface Thought {
  question: string;
  answer: string;
}
