import { api } from './api/client';
import type { Invitation, OpenedTable } from './api/types';
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
  await api.command(opened.id, { deed: 'start' });
  router.go(tablePath(opened.id));
}

const INVITATIONS = 'stellwerk.invitations.';

/** The links a new table came with, kept in this tab: the host shows them to friends. */
export function keepInvitations(opened: OpenedTable): void {
  const bySeat = Object.fromEntries(opened.invitations.map((one) => [one.seat, one]));
  sessionStorage.setItem(INVITATIONS + opened.id, JSON.stringify(bySeat));
}

export function keptInvitations(table: string): Record<number, Invitation> {
  return JSON.parse(sessionStorage.getItem(INVITATIONS + table) ?? '{}') as Record<number, Invitation>;
}
