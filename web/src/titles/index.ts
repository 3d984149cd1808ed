import type { Component } from 'svelte';

import type { Game } from '../table/game.svelte';

/** What a folder of a title gives the house: the table page under the header. */
export interface TitleModule {
  readonly Table: Component<{ game: Game }>;
}

const MODULES = import.meta.glob<TitleModule>('./*/index.ts');

/** Fetch the table of a title; each is a file of its own. One without a board has the plain table. */
export function loadTitle(id: string): Promise<TitleModule> {
  return MODULES[`./${id}/index.ts`]?.() ?? import('./plain');
}
