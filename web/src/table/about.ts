import type { FluentVariable } from '@fluent/bundle';

import { t } from '../i18n/locale.svelte';
import type { About } from './tips.svelte';

/** What a tip says about a kind of thing: the title's sentence, and the rule its board names. */
export function aboutOf<Kind extends string>(
  tips: readonly { readonly thing: Kind; readonly rule: string }[],
  prefix: string,
  thing: Kind,
  params: Record<string, FluentVariable> = {},
): About {
  const rule = tips.find((one) => one.thing === thing)?.rule ?? '';
  return { text: t(`${prefix}-tip-${thing}`, params), rule };
}
