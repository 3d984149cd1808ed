/** The income phase, as its events report it. */

import type { LogEntry } from '../../api/types';
import type { Beat } from '../../table/scoring';

interface Payment {
  readonly seat: number;
  readonly income: number;
  readonly dividend: number;
  readonly cash: number;
}

/** What the players received and paid, in these steps. */
export function paymentsIn(entries: readonly Pick<LogEntry, 'events'>[]): Payment[] {
  return entries.flatMap(({ events }) =>
    events
      .filter((event) => event.key === 'event-income')
      .map((event) => {
        const number = (name: string): number => Number(event.params?.[name] ?? 0);
        return { seat: number('seat'), income: number('income'), dividend: number('dividend'), cash: number('cash') };
      }),
  );
}

/** Two lines of a scoring: what everybody receives, then what they pay. */
export function incomeBeats(entries: readonly LogEntry[], players: number): Pick<Beat, 'key' | 'amounts'>[] {
  const payments = paymentsIn(entries);
  const by = (amount: (payment: Payment) => number): number[] =>
    Array.from({ length: players }, (_, seat) => payments.filter((one) => one.seat === seat).reduce((sum, one) => sum + amount(one), 0));
  return [
    { key: 'vd-beat-income', amounts: by((one) => one.income) },
    { key: 'vd-beat-dividends', amounts: by((one) => -one.dividend) },
  ].filter(({ amounts }) => amounts.some((amount) => amount !== 0));
}
