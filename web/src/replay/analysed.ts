import type { Option, TurnReport } from '../api/types';
import { locale, t } from '../i18n/locale.svelte';
import type { Game } from '../table/game.svelte';
import type { Study } from './study.svelte';

/** Whole per cents; never a zero with a sign. */
const whole = (share: number): number => Math.round(share * 100) || 0;

export const percent = (share: number): string => locale.number(whole(share));
export const signedPercent = (share: number): string => locale.signed(whole(share));

/** Points in tenths, with their sign. */
export function signedPoints(points: number): string {
  const text = locale.number(Math.abs(Math.round(points * 10) / 10), 1);
  return `${points < 0 ? '−' : '+'}${text}`;
}

/** The moves of a turn in words; a move made several times is said once, with how often. */
export function wordsOf(option: Option, game: Game): string {
  const said: { words: string; times: number }[] = [];
  option.what.forEach((what, at) => {
    const words = game.say(what);
    const last = said.at(-1);
    // The price of a space, paid as it was said.
    if (last?.words.endsWith(`(${words})`)) return;
    if (last?.words === words) last.times += 1;
    // A piece that goes on says only where it comes to.
    else if (last && option.moves[at] === option.moves[at - 1]) last.words = words;
    else said.push({ words, times: 1 });
  });
  return said.map(({ words, times }) => (times > 1 ? `${words} ×${times}` : words)).join('; ');
}

/** A turn with its mark: who, when, and what it did to their chances. */
export function sentenceOf(turn: TurnReport, study: Study, names: readonly string[], roundKey: string): string {
  return t('analysis-marked', {
    mark: t(`analysis-mark-${turn.mark}`),
    name: names[turn.seat] ?? '',
    round: locale.within(t(roundKey, { round: turn.round })),
    turn: turn.turn,
    from: percent(study.from(turn)),
    to: percent(turn.after[turn.seat] ?? 0),
    better: percent(turn.before[turn.seat] ?? 0),
  });
}

const GENERAL: ReadonlySet<string> = new Set(['score', 'tempo', 'experience', 'others']);
const NAMED = 4;

/** The reasons of a turn, the largest first; those behind them in one line, so that all add up. */
export function reasonsOf(turn: Pick<TurnReport, 'reasons'>, title: string): { words: string; amount: number }[] {
  const named = turn.reasons.length <= NAMED + 1 ? turn.reasons : turn.reasons.slice(0, NAMED);
  const rest = turn.reasons.slice(named.length);
  const found = named.map(({ term, amount }) => ({
    words: t(GENERAL.has(term) ? `term-${term}` : `term-${title}-${term}`),
    amount,
  }));
  if (rest.length) {
    found.push({ words: t('analysis-rest'), amount: rest.reduce((sum, { amount }) => sum + Math.round(amount * 10), 0) / 10 });
  }
  return found;
}
