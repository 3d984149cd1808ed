import { backend } from '#backend';

import { api } from './api/client';
import { locale, t } from './i18n/locale.svelte';

const WORKER = '/service-worker.js';
const DECLINED = 'stellwerk.push-declined';
const RENEWED = 'stellwerk.push-renewed';
const A_DAY = 24 * 60 * 60 * 1_000;

/** The bytes of a key that is written as text. */
function bytes(text: string): Uint8Array<ArrayBuffer> {
  const raw = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(raw, (letter) => letter.charCodeAt(0));
}

/** The time zone of this browser. */
export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/**
 * Whether this browser tells of turns when no page is open. Nobody is asked before they choose to
 * be: `turnOn` is for a click.
 *
 * `none`: the browser cannot, or the address is not secure; `denied`: the user refused.
 */
class Push {
  state = $state<'none' | 'off' | 'on' | 'denied'>('none');
  /** The user does not want the offer again. */
  declined = $state(localStorage.getItem(DECLINED) !== null);
  readonly ready = this.#start();

  async #start(): Promise<void> {
    if (backend.alone) return;
    if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return;
    if (Notification.permission === 'denied') {
      this.state = 'denied';
      return;
    }
    const known = await this.#subscription();
    this.state = known && Notification.permission === 'granted' ? 'on' : 'off';
    const renewed = Number(localStorage.getItem(RENEWED) ?? 0);
    if (this.state === 'on' && Date.now() - renewed > A_DAY) await this.renew().catch(() => undefined);
  }

  async #subscription(): Promise<PushSubscription | null> {
    const worker = await navigator.serviceWorker.getRegistration('/');
    return (await worker?.pushManager.getSubscription()) ?? null;
  }

  /** Ask the browser, then the push service, then tell the server; whether it is on now. */
  async turnOn(): Promise<boolean> {
    if ((await Notification.requestPermission()) !== 'granted') {
      this.state = Notification.permission === 'denied' ? 'denied' : 'off';
      return false;
    }
    await navigator.serviceWorker.register(WORKER);
    const worker = await navigator.serviceWorker.ready;
    const { key } = await api.pushKey();
    // A subscription for another key, of a database that no longer exists, is in the way.
    await (await worker.pushManager.getSubscription())?.unsubscribe();
    await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
    await this.renew();
    this.state = 'on';
    return true;
  }

  /** Tell the server about this browser: its current user gets notices in it. */
  async renew(): Promise<void> {
    const { endpoint, keys } = (await this.#subscription())?.toJSON() ?? {};
    if (!endpoint || !keys) return;
    await api.addBrowser({
      endpoint,
      p256dh: keys.p256dh ?? '',
      auth: keys.auth ?? '',
      language: locale.language,
      zone: zone(),
    });
    localStorage.setItem(RENEWED, String(Date.now()));
  }

  async turnOff(): Promise<void> {
    const known = await this.#subscription();
    if (known) {
      await known.unsubscribe();
      await api.forgetBrowser(known.endpoint);
    }
    localStorage.removeItem(RENEWED);
    if (this.state === 'on') this.state = 'off';
  }

  decline(): void {
    localStorage.setItem(DECLINED, 'yes');
    this.declined = true;
  }
}

export const push = new Push();

/** Show a turn notice while a page is open but hidden; one per table, whoever sends it. */
export async function noticeTurn(table: string, title: string): Promise<void> {
  if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  const worker = await navigator.serviceWorker.getRegistration('/');
  const about = { tag: `turn-${table}`, icon: '/icon.svg', data: { link: `/table/${table}` } };
  await worker?.showNotification(t('notice-turn', { title }), about);
}
