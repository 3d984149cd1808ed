import { t } from '../i18n/locale.svelte';

/** Where a game is: its round or shift, or the set-up before the first. */
export function roundWords(title: string, round: number, rounds: number): string {
  if (round < 1) return t('set-up');
  return t(title === 'glueck-auf' ? 'shift-of' : 'round-of', { round, rounds });
}
