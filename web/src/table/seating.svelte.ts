import { api } from '../api/client';
import { SPECTATOR, type Mine } from '../api/types';
import { locale } from '../i18n/locale.svelte';
import { catalog } from '../catalog.svelte';
import { loadTitle, type TitleModule } from '../titles';
import type { Connection } from './connection.svelte';
import { Game } from './game.svelte';

/**
 * This browser at a table: which seats are its own, from which one it watches, and the game as seen from there.
 *
 * Where several people share the screen, `next` is the own seat that is awaited while another one
 * looks. Until the screen is handed over, `shown` is the table without anybody's secrets.
 */
export class Seating {
  mine = $state.raw<Mine>({ seats: [], host: false });
  game = $state.raw<Game | null>(null);
  link = $state.raw<Connection | null>(null);
  module = $state.raw<TitleModule | null>(null);
  error = $state.raw<unknown>(null);
  /** The table as nobody's secrets show it, where several people share the screen. */
  #watched = $state.raw<Game | null>(null);
  #watching = $state.raw<Connection | null>(null);
  #closed = false;

  constructor(readonly table: string) {
    void this.#start();
  }

  async #start(): Promise<void> {
    try {
      this.mine = await api.seats(this.table);
      this.look(this.mine.seats[0] ?? null);
    } catch (error) {
      this.error = error;
    }
  }

  /** Watch from a seat, or as a spectator. */
  look(seat: number | null): void {
    if (this.#closed) return;
    this.game?.close();
    const { link, game } = Game.connect(this.table, seat, () => void this.#start());
    this.link = link;
    game.then(
      async (found) => {
        const { title } = found.view;
        const [module] = await Promise.all([loadTitle(title), locale.need(title), catalog()]);
        if (this.link !== link) return;
        this.module = module;
        found.shared = this.shared;
        if (this.shared && found.view.state === 'running') this.follow();
        this.game = found;
      },
      (error: unknown) => (this.error = error),
    );
  }

  /** The seats may have changed: somebody sat down here, or a link was used. */
  async renew(): Promise<void> {
    const before = this.mine.seats;
    this.mine = await api.seats(this.table);
    const first = this.mine.seats[0];
    if (!before.length && first !== undefined) this.look(first);
  }

  readonly shared = $derived.by(() => this.mine.seats.length > 1);

  /** The own seat to hand the screen to, if another one is watching. */
  readonly next = $derived.by(() => {
    const { game } = this;
    if (!game || !this.shared || !game.upToDate || game.view.state !== 'running') return null;
    const { awaited } = game.view;
    if (awaited.includes(game.seat)) return null;
    return this.mine.seats.find((seat) => awaited.includes(seat)) ?? null;
  });

  /** The game to draw; null while the hands are veiled and the table without them has not come. */
  readonly shown = $derived.by(() => (this.next === null ? this.game : this.#watched));

  /** Whether the table without secrets is on its way, and nothing else can be drawn. */
  readonly coming = $derived.by(() => !this.shown && this.#watching?.state === 'connecting');

  /** Follow the table without secrets as well. */
  follow(): void {
    if (this.#watching || this.#closed) return;
    const { link, game } = Game.connect(this.table, SPECTATOR, () => (this.#watched = null));
    this.#watching = link;
    game.then(
      (found) => {
        if (this.#closed) found.close();
        else this.#watched = found;
      },
      () => {
        link.close();
      },
    );
  }

  close(): void {
    this.#closed = true;
    this.#watched?.close();
    this.#watching?.close();
    this.game?.close();
    this.link?.close();
  }
}
