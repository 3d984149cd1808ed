import { tick } from 'svelte';

import { prompt } from './walk.svelte';

const KEPT = 'stellwerk.pinned';
/** How many tables this browser remembers. */
const TABLES = 100;

type Kept = Record<string, number>;

function read(): Kept {
  const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
  return typeof kept === 'object' && kept !== null ? (kept as Kept) : {};
}

/** Whose things stay in sight next to one's own, at each table. */
class Pins {
  #kept = $state.raw<Kept>(read());

  /** The pinned seat, if it is one of those that can be. */
  at(table: string, rivals: readonly number[]): number | null {
    const seat = this.#kept[table];
    return seat !== undefined && rivals.includes(seat) ? seat : null;
  }

  async pin(table: string, seat: number): Promise<void> {
    const others = Object.entries(this.#kept).filter(([one]) => one !== table);
    this.#keep(Object.fromEntries([...others, [table, seat] as const].slice(-TABLES)));
    await tick();
    document.querySelector<HTMLElement>('[data-unpin]')?.focus();
  }

  /** Those who unpin by keyboard go on where the seat is small again, or at the prompt. */
  async unpin(table: string, seat: number): Promise<void> {
    this.#keep(Object.fromEntries(Object.entries(this.#kept).filter(([one]) => one !== table)));
    await tick();
    (document.querySelector<HTMLElement>(`[data-rival="${String(seat)}"]`) ?? prompt())?.focus();
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    localStorage.setItem(KEPT, JSON.stringify(kept));
  }
}

export const pins = new Pins();
