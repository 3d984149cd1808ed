/** The answer to a request: a status as in HTTP, and JSON or plain text. */
export interface Answer {
  status: number;
  text: string;
}

/** What a live channel tells. */
export interface Listener {
  message(text: string): void;
  /** The channel is over; the code is that of a socket. */
  closed(code: number, reason: string): void;
}

export interface Channel {
  /** Whether something can be said now. */
  readonly open: boolean;
  send(text: string): void;
  close(): void;
}

/**
 * Whoever answers the requests of this client: a server, or a worker with the same rules in the
 * browser. Both know the same paths (`schema.ts`) and send the same messages (`Message`).
 *
 * `#backend` is one of them: `network.ts`, or `../site/backend.svelte.ts` where there is no server.
 */
export interface Backend {
  /** Whether nobody else can come to a table here: no accounts, no invitations, no notices. */
  readonly alone: boolean;
  /** How much of what is needed to play has arrived, from 0 to 1. */
  readonly loaded: number;
  /** Whether it could not be loaded. */
  readonly broken: boolean;
  /** Rejects if nobody answers at all. */
  request(method: string, path: string, body?: string): Promise<Answer>;
  channel(path: string, listener: Listener): Channel;
}
