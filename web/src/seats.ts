import { api } from './api/client';
import type { Opened } from './api/types';
import { locale } from './i18n/locale.svelte';
import { router } from './router.svelte';
import { settings } from './settings.svelte';

/** The name somebody plays under here. */
export function ownName(): string {
  return settings.name || locale.t('guest');
}

export const tablePath = (id: string): string => `/table/${id}`;

/** You against bots, at once. */
export async function playNow(title: string, players: number, level: string): Promise<void> {
  const seats = Array.from({ length: players }, (_, seat) =>
    seat === 0 ? { name: ownName(), bot: '' } : { name: '', bot: level },
  );
  const opened = await api.open({ title, seats, listed: false });
  await api.deed(opened.id, { deed: 'start' });
  router.go(tablePath(opened.id));
}

/** Remember the seats of this browser at a new table and go there. */
export async function enter(opened: Opened, start: boolean): Promise<void> {
  if (start) await api.deed(opened.id, { deed: 'start' });
  router.go(tablePath(opened.id));
}
