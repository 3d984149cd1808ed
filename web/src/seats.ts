import { api } from './api/client';
import { locale } from './i18n/locale.svelte';
import { router } from './router.svelte';
import { settings } from './settings.svelte';

/** The name of this browser's player. */
export function ownName(): string {
  return settings.name || locale.t('guest');
}

export const tablePath = (id: string): string => `/table/${id}`;

/** You against bots, right away. */
export async function playNow(title: string, players: number, level: string): Promise<void> {
  const seats = Array.from({ length: players }, (_, seat) =>
    seat === 0 ? { name: ownName(), bot: '' } : { name: '', bot: level },
  );
  const opened = await api.open({ title, seats, listed: false });
  await api.command(opened.id, { do: 'start' });
  router.go(tablePath(opened.id));
}

/** Bots among themselves, to watch. */
export async function watchBots(title: string, players: number, level: string): Promise<void> {
  const seats = Array.from({ length: players }, () => ({ bot: level }));
  const opened = await api.open({ title, seats, listed: false });
  await api.command(opened.id, { do: 'start' });
  router.go(tablePath(opened.id));
}
