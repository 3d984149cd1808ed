import type { LogEntry } from '../api/types';

/** What is told of one seat in one go; `seat` is -1 where nobody in particular is meant. */
export interface LogLine {
  readonly entries: LogEntry[];
  readonly turn: number;
  readonly seat: number;
  readonly sentences: string[];
}

type Told = Pick<LogEntry, 'events'>['events'][number];

/** Events of one step of a piece, by what is told. */
const STEPS = new Set(['step', 'industry']);

const subject = (event: Told): number | null =>
  typeof event.params?.seat === 'number' ? event.params.seat : null;

/** A sentence under the flag of its subject does not name it again. */
function withoutName(sentence: string, name: string): string {
  if (!name || !sentence.startsWith(`${name} `)) return sentence;
  const rest = sentence.slice(name.length + 1);
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
}

/** Whether an event only goes on with the one before: the same piece, a space further. */
function goesOn(before: Told | undefined, event: Told): boolean {
  if (before?.key !== event.key || !STEPS.has(event.key)) return false;
  const other = before.params ?? {};
  return Object.entries(event.params ?? {}).every(([name, value]) => {
    const was = other[name];
    if (name === 'space' || name === 'position') return Number(value) === Number(was) + 1;
    return JSON.stringify(value) === JSON.stringify(was);
  });
}

/** Entries as lines: sentences about one seat in one turn stand together, steps of a piece are one. */
export function logLines(
  entries: readonly LogEntry[],
  names: readonly string[],
  say: (event: Told) => string,
): LogLine[] {
  const lines: LogLine[] = [];
  let before: Told | undefined;
  for (const entry of entries) {
    for (const event of entry.events) {
      const seat = subject(event) ?? -1;
      const sentence = withoutName(say(event), names[seat] ?? '');
      const last = lines.at(-1);
      if (last && last.seat === seat && last.turn === entry.turn) {
        if (goesOn(before, event)) last.sentences.pop();
        last.sentences.push(sentence);
        if (last.entries.at(-1) !== entry) last.entries.push(entry);
      } else lines.push({ entries: [entry], turn: entry.turn, seat, sentences: [sentence] });
      before = event;
    }
  }
  return lines;
}
