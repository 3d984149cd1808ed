/** The values of any position, as readable lines. */

export type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value };

const NOTHING = '–';

/** `black_worker` is read as "black worker". */
export const label = (key: string): string => key.replaceAll('_', ' ');

const isRecord = (value: Value): value is { readonly [key: string]: Value } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value in one line: lists with commas, parts of an object by their names. */
export function line(value: Value): string {
  if (value === null || value === '') return NOTHING;
  if (Array.isArray(value)) return value.length ? value.map((one: Value) => line(one)).join(', ') : NOTHING;
  if (isRecord(value)) {
    const parts = Object.entries(value).map(([key, part]) => `${label(key)} ${line(part)}`);
    return parts.join(' · ') || NOTHING;
  }
  return String(value);
}

/** The fields of the table as a whole, and those of the players, seat by seat. */
export function rows(position: { readonly [key: string]: Value }): {
  table: readonly [string, string][];
  players: readonly [string, readonly string[]][];
} {
  const { seats = [], ...table } = position;
  const boards = (seats as readonly Value[]).filter(isRecord);
  const keys = Object.keys(boards[0] ?? {});
  return {
    table: Object.entries(table).map(([key, value]) => [label(key), line(value)]),
    players: keys.map((key) => [label(key), boards.map((board) => line(board[key] ?? null))]),
  };
}
