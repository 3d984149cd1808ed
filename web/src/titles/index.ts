import type { Component } from 'svelte';

import type { Game } from '../table/game.svelte';

/** What the folder of a title provides. `Table` is the page under the header. */
export interface TitleModule {
  readonly Table: Component<{ game: Game }>;
  /** What an analysis shows of a position; without one it is the whole table. */
  readonly Study?: Component<{ game: Game }>;
}

const MODULES = import.meta.glob<TitleModule>('./*/index.ts');

/** Fetch the table of a title; each is a file of its own. One without a board has the plain table. */
export function loadTitle(id: string): Promise<TitleModule> {
  return MODULES[`./${id}/index.ts`]?.() ?? import('./plain');
}
