import { api } from './api/client';
import type { MyTable, Summary } from './api/types';
import { titleName } from './i18n/locale.svelte';
import { noticeTurn } from './push.svelte';

const AGAIN = 1_500;

/** The lists of tables, renewed whenever the server tells of a change. */
export class Lobby {
  listed = $state.raw<readonly Summary[] | null>(null);
  mine = $state.raw<readonly MyTable[] | null>(null);
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor() {
    void this.#fetch();
    this.#connect();
  }

  #connect(): void {
    if (this.#closed) return;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.#socket = new WebSocket(`${scheme}://${location.host}/api/lobby/live`);
    this.#socket.onmessage = ({ data }: MessageEvent<string>) => {
      this.#soon();
      const news = JSON.parse(data) as { type: string; table: string };
      const table = this.mine?.find(({ id }) => id === news.table);
      if (news.type === 'turn' && table) void noticeTurn(table.id, titleName(table.title));
    };
    this.#socket.onclose = () => {
      if (!this.#closed) setTimeout(() => { this.#connect(); this.#soon(); }, 5_000);
    };
  }

  /** Many changes at once are one look. */
  #soon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      void this.#fetch();
    }, AGAIN);
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
    this.#socket?.close();
  }
}
