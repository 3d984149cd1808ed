import type { LineView, Phrase } from '../api/types';
import { t } from '../i18n/locale.svelte';

/** What can be said with one click, in the order of a game. */
const ALL: Record<Phrase, true> = {
  hello: true,
  'good-luck': true,
  'nice-move': true,
  thanks: true,
  sorry: true,
  'one-moment': true,
  hurry: true,
  back: true,
  'good-game': true,
};
export const PHRASES = Object.keys(ALL) as Phrase[];

/** A line of chat in the reader's language, if it is one of the phrases. */
export const lineText = (line: LineView): string => (line.phrase ? t(`phrase-${line.phrase}`) : line.text);
