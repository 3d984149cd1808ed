import { expect, it, vi } from 'vitest';

import type { LogEntry, MessageView } from '../api/types';
import { logLines, turnInWords } from './log';

const WORDS: Record<string, string> = { 'log-round-points.scored': '', 'log-gain-russian-railroads': '', 'log-passed': 'Pass', 'log-token-given': '', 'log-points': '', 'log-token-given.head': 'Shift token' };
vi.mock('../i18n/locale.svelte', () => ({
  t: (key: string) => key,
  locale: {
    language: 'en',
    has: (key: string) => key in WORDS || key === 'log-token-given.item',
    sayAs: (key: string, { params = {} }: MessageView, names: readonly string[]) =>
      WORDS[key] ?? `${String(params.token)}: ${names[Number(params.seat)] ?? ''}`,
    say: ({ key }: MessageView, names: readonly string[]) => `${names[0] ?? ''} ${key}.`,
    signed: (value: number) => (value > 0 ? `+${String(value)}` : String(value)),
  },
}));

it('gives everybody who passes in one step a line of their own', () => {
  const entry = {
    number: 290, turn: 89, actor: 2, move: 'pass', gains: [], scored: [0, 1, 0],
    events: [
      { key: 'passed', params: { seat: 2 } },
      { key: 'passed', params: { seat: 1 } },
      { key: 'token-given', params: { seat: 1, token: 3 } },
    ],
  } as unknown as LogEntry;
  const lines = logLines([entry], ['Jonas', 'Mila', 'Petr'], 'glueck-auf');
  expect(lines.map(({ seat, what }) => ({ seat, what }))).toEqual([
    { seat: 2, what: 'Pass' },
    { seat: 1, what: 'Pass' },
    { seat: -1, what: 'Shift token' },
  ]);
  expect(lines.at(-1)?.more).toBe('3: Mila');
});

it('does not take back from a round what its scoring has made points', () => {
  const entry = {
    number: 218, turn: 85, actor: 0, move: 'pass', gains: [0, 40], scored: [12, 53],
    events: [{ key: 'passed', params: { seat: 0 } }, { key: 'round-points', params: { seat: 0 } }],
  } as unknown as LogEntry;
  const [passed] = logLines([entry], ['Jonas', 'Conductor Y'], 'russian-railroads');
  expect(passed?.more).toBe('Conductor\u00a0Y\u00a0+40');
});

it('says a turn in whole sentences where the log is silent about all of it', () => {
  const entry = { number: 7, turn: 3, actor: 0, move: 'x', gains: [], scored: [] };
  const events = [{ key: 'points', params: { seat: 0 } }];
  expect(turnInWords([{ ...entry, events }] as unknown as LogEntry[], ['Mila'], 'tiny')).toBe('Points.');
});
