import type { Answer, Backend, Channel, Listener } from '../api/backend';
import type { FromTables, ToTables } from './messages';

/** Answers that were made with the site, for pages that are there before Python is. */
const MADE = [/^\/api\/(catalog)$/, /^\/api\/(rules\/[a-z-]+\?lang=[a-z]{2})$/];
const GONE = 1006;
const AGAIN = 2_000;

/** Where the site keeps the answer to a request, if it was made with it. */
function madeAnswer(path: string): string | null {
  for (const pattern of MADE) {
    const name = pattern.exec(path)?.[1]?.replace('/', '-').replace('?lang=', '-');
    if (name) return `${import.meta.env.BASE_URL}runtime/${__RUNTIME__}/${name}.json`;
  }
  return null;
}

/** No server: tables and bots are in two workers of this browser. */
class Site implements Backend {
  readonly alone = true;
  loaded = $state(0);
  broken = $state(false);
  #tables = new Worker(new URL('./tables.worker.ts', import.meta.url), { type: 'module', name: 'tables' });
  #count = 0;
  #asked = new Map<number, { done: (answer: Answer) => void; failed: (error: Error) => void }>();
  #listeners = new Map<number, Listener>();

  constructor() {
    this.#tables.onmessage = ({ data }: MessageEvent<FromTables>) => {
      this.#hear(data);
    };
    this.#tables.onerror = () => {
      this.#break();
    };
  }

  #hear(message: FromTables): void {
    switch (message.kind) {
      case 'loading':
        // The last part is Python reading what has arrived.
        this.loaded = Math.max(this.loaded, 0.9 * message.share);
        break;
      case 'ready':
        this.loaded = 1;
        this.#bringBots();
        break;
      case 'broken':
        this.#break();
        break;
      case 'answer':
        this.#asked.get(message.id)?.done(message);
        this.#asked.delete(message.id);
        break;
      case 'message':
        this.#listeners.get(message.channel)?.message(message.text);
        break;
      case 'shut':
        this.#listeners.get(message.channel)?.closed(message.code, message.reason);
        this.#listeners.delete(message.channel);
    }
  }

  #bringBots(): void {
    const bots = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module', name: 'bots' });
    const { port1, port2 } = new MessageChannel();
    // It says something only when it is broken. Others take its place, and are asked the same.
    bots.onmessage = bots.onerror = () => {
      bots.terminate();
      setTimeout(() => { this.#bringBots(); }, AGAIN);
    };
    bots.postMessage(port1, [port1]);
    this.#say({ kind: 'bots', port: port2 }, [port2]);
  }

  #break(): void {
    this.broken = true;
    for (const { failed } of this.#asked.values()) failed(new Error('worker'));
    for (const listener of this.#listeners.values()) listener.closed(GONE, '');
    this.#asked.clear();
    this.#listeners.clear();
  }

  #say(message: ToTables, moved: Transferable[] = []): void {
    this.#tables.postMessage(message, moved);
  }

  async request(method: string, path: string, body = ''): Promise<Answer> {
    const made = method === 'GET' ? madeAnswer(path) : null;
    if (made) {
      const answer = await fetch(made);
      if (answer.ok) return { status: 200, text: await answer.text() };
    }
    if (this.broken) throw new Error('worker');
    // A browser that is short of room deletes what pages keep, unless it is asked not to.
    if (method === 'POST' && path === '/api/tables') void navigator.storage?.persist?.();
    const id = ++this.#count;
    return new Promise((done, failed) => {
      this.#asked.set(id, { done, failed });
      this.#say({ kind: 'request', id, method, path, body });
    });
  }

  channel(path: string, listener: Listener): Channel {
    const channel = ++this.#count;
    this.#listeners.set(channel, listener);
    this.#say({ kind: 'open', channel, path });
    const listeners = this.#listeners;
    return {
      get open() {
        return listeners.has(channel);
      },
      send: (text) => {
        this.#say({ kind: 'say', channel, text });
      },
      close: () => {
        if (listeners.delete(channel)) this.#say({ kind: 'close', channel });
      },
    };
  }
}

export const backend: Backend = new Site();
