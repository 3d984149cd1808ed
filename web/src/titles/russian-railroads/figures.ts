/** Workers and coins as they are drawn. */

import type { Figure } from './pieces/Figures.svelte';
import type { Asked, Pieces } from './position';
import type { Board } from './printed';

/** The workers and coins of a seat. */
export function figures(seat: number, { workers = 0, temporary = 0, black = 0, coins = 0 }: Pieces): Figure[] {
  return [
    ...Array.from({ length: workers }, () => seat),
    ...Array.from({ length: temporary }, () => 'temporary' as const),
    ...Array.from({ length: black }, () => 'black' as const),
    ...Array.from({ length: coins }, () => 'coin' as const),
  ];
}

/** The empty places of a cost. */
export function sockets(workers: number, coins: number): Figure[] {
  return [
    ...Array.from({ length: workers }, () => 'socket' as const),
    ...Array.from({ length: coins }, () => 'coin-socket' as const),
  ];
}

/** The pieces that a payment takes; temporary workers go before the player's own. */
export function paid(board: Board, asked: Extract<Asked, { kind: 'pay' }>, free: Pieces, move: string): Pieces {
  const { black = 0, coins = 0 } = board.payments.find((one) => one.move === move) ?? {};
  const workers = Math.max(asked.workers - black - coins, 0);
  const temporary = Math.min(workers, free.temporary ?? 0);
  return { workers: workers - temporary, temporary, black, coins: coins + asked.coins };
}
