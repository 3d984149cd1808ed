/** Places and regions in the reader's language; the edition's own name where it has none. */

import { t } from '../../i18n/locale.svelte';
import type { BoardPlace, BoardSymbol } from './printed';

export const placeName = ({ word, name }: Pick<BoardPlace, 'word' | 'name'>): string => t('place', { word, name });
export const regionName = ({ word, region }: Pick<BoardSymbol, 'word' | 'region'>): string =>
  t('region', { word, name: region });
