import { backend } from '#backend';

import type { Channel } from '../api/backend';
import { Refusal, complete } from '../api/client';
import type { Command, Message, View } from '../api/types';
import { apply } from './delta';

export type LinkState = 'connecting' | 'live' | 'lost' | 'refused';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
const PING = 20_000;
const PATIENCE = 8_000;
const NOT_ALLOWED = 1008;
const SEAT_LOST = 4403;
const UNKNOWN = 4404;

/** One channel to a table that comes back by itself; `receive` gets every view in order. */
export class Connection {
  state = $state<LinkState>('connecting');
  /** The server's sentence if it refused us. */
  reason = $state('');
  #channel: Channel | null = null;
  #view: View | null = null;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #closed = false;
  #count = 0;
  #asked = new Map<number, { done: () => void; failed: (error: Error) => void }>();

  constructor(
    readonly table: string,
    readonly seat: number | null,
    readonly receive: (view: View) => void,
    /** The seat belongs to somebody else now. */
    readonly lost: () => void,
  ) {
    window.addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
    this.#connect();
  }

  /** Try again at once when the network or the page comes back. */
  #now = (): void => {
    if (this.state !== 'lost' || document.hidden) return;
    clearTimeout(this.#retry);
    this.#connect();
  };

  #connect(): void {
    if (this.#closed) return;
    const seat = this.seat === null ? '' : `?seat=${this.seat}`;
    const channel = backend.channel(`/api/tables/${this.table}/live${seat}`, {
      message: (text) => {
        this.#hear(JSON.parse(text) as Message);
      },
      closed: (code, reason) => {
        if (this.#channel === channel) this.#lose(code, reason);
      },
    });
    this.#channel = channel;
    clearInterval(this.#ping);
    this.#heard = Date.now();
    this.#ping = setInterval(() => {
      if (Date.now() - this.#heard > PING + PATIENCE) channel.close();
      else if (channel.open) this.#send({ type: 'ping', id: 0 });
    }, PING);
  }

  #lose(code: number, reason: string): void {
    clearInterval(this.#ping);
    for (const { failed } of this.#asked.values()) failed(new Error('connection'));
    this.#asked.clear();
    if (this.#closed) return;
    if (code === SEAT_LOST) {
      this.close();
      this.lost();
      return;
    }
    if (code === NOT_ALLOWED || code === UNKNOWN) {
      this.state = 'refused';
      this.reason = reason;
      return;
    }
    this.state = 'lost';
    this.#retry = setTimeout(() => {
      this.#connect();
    }, this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #hear(message: Message): void {
    this.#heard = Date.now();
    switch (message.type) {
      case 'view':
        this.state = 'live';
        this.#wait = FIRST_WAIT;
        this.#take(complete(message.view));
        break;
      case 'delta':
        if (this.#view?.fingerprint === message.delta.base) {
          this.#take(apply(this.#view, message.delta));
        } else this.#send({ type: 'view' });
        break;
      case 'done':
        this.#answered(message.id)?.done();
        break;
      case 'fault': {
        const { code, message: sentence, words, view } = message.fault;
        if (view) this.#take(complete(view));
        this.#answered(message.id)?.failed(new Refusal(409, code, sentence, words));
        break;
      }
    }
  }

  #take(view: View): void {
    this.#view = view;
    this.receive(view);
  }

  #answered(id: number | string | null | undefined) {
    if (typeof id !== 'number') return undefined;
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    return asked;
  }

  #send(message: object): void {
    this.#channel?.send(JSON.stringify(message));
  }

  /** Do something at the table; fails with a Refusal, or with a plain error when the connection is down. */
  do(command: Command): Promise<void> {
    if (this.state !== 'live') return Promise.reject(new Error('connection'));
    const id = ++this.#count;
    return new Promise((done, failed) => {
      this.#asked.set(id, { done, failed });
      this.#send({ type: 'command', id, command });
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    window.removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    this.#channel?.close();
  }
}
