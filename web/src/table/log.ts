/** The log in few words: a turn is one line, and what follows from it is folded into as few as possible. */

import type { LogEntry, MessageView } from '../api/types';
import { locale, t } from '../i18n/locale.svelte';

/** One line of the log; `seat` is -1 if nobody in particular is meant. */
export interface LogLine {
  /** The number of its first step, and which line of that step it is. */
  readonly id: string;
  readonly entries: LogEntry[];
  readonly turn: number;
  readonly seat: number;
  /** What happened. */
  readonly what: string;
  /** The price, the gain, and what came to light after it. */
  readonly more: string;
}

/** Events of a line as they are collected. */
interface Draft {
  readonly entries: LogEntry[];
  readonly turn: number;
  readonly seat: number;
  readonly events: MessageView[];
  /** The key of the events, if the line is a run of equal ones. */
  readonly run: string;
  readonly asides: MessageView[];
}

const subject = (event: MessageView): number => (typeof event.params?.seat === 'number' ? event.params.seat : -1);
/** Between what was done and what it cost. It does not begin a line. */
export const APART = '\u00a0· ';

const isRun = (event: MessageView): boolean => locale.has(`log-${event.key}.head`);

/** Two moves of one piece as one, if the second starts where the first ended. */
function joined(before: MessageView | undefined, event: MessageView): MessageView | null {
  const { start, ...now } = event.params ?? {};
  if (before?.key !== event.key || typeof start !== 'number') return null;
  const { start: first, ...then } = before.params ?? {};
  const changed = Object.keys(now).filter((name) => JSON.stringify(now[name]) !== JSON.stringify(then[name]));
  const [name] = changed;
  if (changed.length !== 1 || !name || then[name] !== start) return null;
  return { key: event.key, params: { ...now, start: first } };
}

function collect(entries: readonly LogEntry[]): Draft[] {
  const lines: Draft[] = [];
  for (const entry of entries) {
    for (const event of entry.events) {
      const last = lines.at(-1);
      const run = isRun(event) ? event.key : '';
      // What somebody else did as well has a line of its own.
      const other = last?.events.at(-1)?.key === event.key && subject(event) >= 0;
      const seat = run ? -1 : entry.actor >= 0 && !other ? entry.actor : subject(event);
      const add = (line: Draft): void => {
        if (line.entries.at(-1) !== entry) line.entries.push(entry);
      };
      if (run && last?.run === run) {
        last.events.push(event);
        add(last);
      } else if (run && last && !last.run && last.turn === entry.turn && locale.has(`log-${event.key}.aside`)) {
        last.asides.push(event);
        add(last);
      } else if (!run && last && !last.run && last.seat === seat && last.turn === entry.turn) {
        const longer = joined(last.events.at(-1), event);
        if (longer) last.events.pop();
        last.events.push(longer ?? event);
        add(last);
      } else {
        lines.push({ entries: [entry], turn: entry.turn, seat, events: [event], run, asides: [] });
      }
    }
  }
  return lines;
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(locale.language) + text.slice(1);

/** A sentence under the flag of its subject does not name it again. */
function withoutName(sentence: string, name: string): string {
  return name && sentence.startsWith(`${name} `) ? capital(sentence.slice(name.length + 1)) : sentence;
}

/** What an event says in a line of a seat: short, or the whole sentence if a title has no short words. */
function words(event: MessageView, seat: number, names: readonly string[]): string {
  const key = `log-${event.key}`;
  if (!locale.has(key)) return withoutName(locale.say(event, names), names[seat] ?? '');
  const text = locale.sayAs(key, event, names);
  const other = subject(event);
  return text && other >= 0 && other !== seat ? `${names[other] ?? ''}: ${text}` : text;
}

function extra(event: MessageView, part: string, names: readonly string[]): string[] {
  const key = `log-${event.key}.${part}`;
  const text = locale.has(key) ? locale.sayAs(key, event, names) : '';
  return text ? [text] : [];
}

/** Whether a line of its own says what the round brought: after the last one, no other goes on. */
const scoresRound = (entry: LogEntry): boolean => entry.events.some(({ key }) => locale.has(`log-${key}.scored`));

/** A name as one word: neither it nor the number after it begins a line. */
const solid = (name: string | undefined): string => (name ?? '').replaceAll(' ', '\u00a0');

/** What the seats gained, as text: at once, and in every round from now on. */
function gained(line: Draft, title: string, names: readonly string[]): string[] {
  const seats = names.map((_, seat) => {
    let [scored, later] = [0, 0];
    for (const entry of line.entries) {
      const gain = entry.gains?.[seat] ?? 0;
      // When a round ends, what was foreseen has become points.
      const now = entry.ends_round || scoresRound(entry) ? gain : (entry.scored?.[seat] ?? 0);
      scored += now;
      later += gain - now;
    }
    return { seat, scored, later };
  });
  const each = `log-gain-${title}`;
  const shown = seats.flatMap(({ seat, scored, later }) => {
    const parts = locale.has(each)
      ? [...(scored ? [locale.signed(scored)] : []), ...(later ? [t(each, { gain: locale.signed(later) })] : [])]
      : scored + later
        ? [locale.signed(scored + later)]
        : [];
    return parts.length ? [{ seat, text: parts.join(', ') }] : [];
  });
  const alone = shown.length === 1 && shown[0]?.seat === line.seat;
  return shown.map(({ seat, text }) => (alone ? text : `${solid(names[seat])}\u00a0${text}`));
}

/** A run of equal events: what they have in common, then each, or the sums by seat. */
function runWords(line: Draft, names: readonly string[]): { what: string; more: string } {
  const [first] = line.events;
  if (!first) return { what: '', more: '' };
  const key = `log-${line.run}`;
  if (locale.has(`${key}.scored`)) {
    const sums = new Map<number, number>();
    for (const event of line.events) {
      const points = Number(locale.sayAs(`${key}.scored`, event, names));
      sums.set(subject(event), (sums.get(subject(event)) ?? 0) + points);
    }
    const each = [...sums].map(([seat, points]) => `${solid(names[seat])}\u00a0${locale.signed(points)}`);
    return { what: locale.sayAs(`${key}.head`, first, names), more: each.join(', ') };
  }
  if (!locale.has(`${key}.item`) || (line.events.length === 1 && subject(first) < 0)) {
    return { what: capital(locale.sayAs(key, first, names)), more: '' };
  }
  const items = line.events.map((event) => locale.sayAs(`${key}.item`, event, names));
  return { what: locale.sayAs(`${key}.head`, first, names), more: items.join(', ') };
}

/** The entries of a game as lines, in order of play. */
export function logLines(entries: readonly LogEntry[], names: readonly string[], title: string): LogLine[] {
  const lines: LogLine[] = [];
  const counted = new Set<LogEntry>();
  const begun = new Map<number, number>();
  const idOf = ([first]: readonly LogEntry[]): string => {
    const number = first?.number ?? 0;
    const count = (begun.get(number) ?? 0) + 1;
    begun.set(number, count);
    return `${number}.${count}`;
  };
  for (const draft of collect(entries)) {
    const { turn, seat } = draft;
    if (draft.run) {
      lines.push({ id: idOf(draft.entries), entries: draft.entries, turn, seat, ...runWords(draft, names) });
      continue;
    }
    const [what = '', ...others] = draft.events.map((event) => words(event, seat, names)).filter(Boolean);
    if (!what) continue;
    const rest = others.filter((text) => text !== what);
    const own = { ...draft, entries: draft.entries.filter((entry) => !counted.has(entry)) };
    for (const entry of own.entries) counted.add(entry);
    const more = [
      ...draft.events.flatMap((event) => extra(event, 'more', names)),
      ...gained(own, title, names),
      ...draft.asides.flatMap((event) => extra(event, 'aside', names)),
    ];
    const text = rest.length ? t('log-detail', { what, rest: rest.join(', ') }) : what;
    lines.push({ id: idOf(draft.entries), entries: draft.entries, turn, seat, what: capital(text), more: more.join(', ') });
  }
  return lines;
}

/** What somebody did in these steps, in the words of the log; in whole sentences if it has no words for them. */
export function turnInWords(entries: readonly LogEntry[], names: readonly string[], title: string): string {
  const lines = logLines(entries, names, title).filter((line) => line.seat >= 0);
  if (lines.length) return lines.map((line) => line.what).join('; ');
  const sentences = entries.flatMap(({ actor, events }) =>
    events.map((event) => withoutName(locale.say(event, names), names[actor] ?? '')),
  );
  return sentences.filter(Boolean).join(' ');
}
