import { t } from '../i18n/locale.svelte';
import { faults } from './faults.svelte';

/** Copy a link; whether that worked. If the browser refuses, the link is shown to copy by hand. */
export async function copyLink(link: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link);
    return true;
  } catch {
    faults.tell(t('copy-refused', { link }));
    return false;
  }
}
