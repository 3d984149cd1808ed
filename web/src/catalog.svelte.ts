import { api } from './api/client';
import type { Catalog, TitleView } from './api/types';

let asked: Promise<Catalog> | null = null;
let known = $state.raw<Catalog | null>(null);

/** What a server writes into its pages, so that it need not be fetched. */
function written(): Promise<Catalog> | null {
  const text = document.getElementById('catalog')?.textContent;
  return text ? Promise.resolve(JSON.parse(text) as Catalog) : null;
}

/** The games and bots of this server, fetched once. */
export function catalog(): Promise<Catalog> {
  asked ??= (written() ?? api.catalog()).then(
    (answer) => (known = answer),
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

/** The ids of all titles, as soon as the catalog is known. */
export const titleIds = (): readonly string[] => known?.titles.map(({ id }) => id) ?? [];

/** A title, as soon as the catalog is known. */
export function titleOf(id: string): TitleView | null {
  return known?.titles.find((one) => one.id === id) ?? null;
}

/** The levels of bots, the gentlest first, as soon as the catalog is known. */
export const levels = (): readonly string[] => known?.levels ?? [];

/** How strong a level is at a table of a title, on the scale of docs/bots.md, where it was measured. */
export const ratingOf = (title: string, players: number, level: string): number | null =>
  titleOf(title)?.ratings[String(players)]?.[level] ?? null;
