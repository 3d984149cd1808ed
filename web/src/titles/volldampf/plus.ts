import { locale } from '../../i18n/locale.svelte';

/** A gain on a thing: +3, and +0 where nothing is gained. */
export const plus = (gain: number): string => (gain === 0 ? '+0' : locale.signed(gain));
