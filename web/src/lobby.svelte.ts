import { backend } from '#backend';

import type { Channel } from './api/backend';
import { api } from './api/client';
import type { MyTable, Summary } from './api/types';
import { titleName } from './i18n/locale.svelte';
import { noticeTurn } from './push.svelte';

const AGAIN = 1_500;

/** The lists of tables, updated whenever the server reports a change. */
export class Lobby {
  listed = $state.raw<readonly Summary[] | null>(null);
  mine = $state.raw<readonly MyTable[] | null>(null);
  #channel: Channel | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor() {
    void this.#fetch();
    this.#connect();
  }

  #connect(): void {
    if (this.#closed) return;
    this.#channel = backend.channel('/api/lobby/live', {
      message: (text) => {
        this.#soon();
        const news = JSON.parse(text) as { type: string; table: string };
        const table = this.mine?.find(({ id }) => id === news.table);
        if (news.type === 'turn' && table) void noticeTurn(table.id, titleName(table.title));
      },
      closed: () => {
        if (!this.#closed) setTimeout(() => { this.#connect(); this.#soon(); }, 5_000);
      },
    });
  }

  /** Many changes at once are fetched together. */
  #soon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      void this.#fetch();
    }, AGAIN);
  }

  /** Something was changed here. */
  again(): void {
    void this.#fetch();
  }

  async #fetch(): Promise<void> {
    const [listed, mine] = await Promise.allSettled([api.tables(), api.mine()]);
    if (this.#closed) return;
    if (listed.status === 'fulfilled') this.listed = listed.value;
    if (mine.status === 'fulfilled') this.mine = mine.value;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#channel?.close();
  }
}
