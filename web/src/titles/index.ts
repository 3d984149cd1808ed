import type { Component } from 'svelte';

import type { Game } from '../table/game.svelte';

/** What a folder of a title gives the house: the table page under the header. */
export interface TitleModule {
  readonly Table: Component<{ game: Game }>;
  /** The position of a view, typed. */
  readonly parse: (lines: readonly string[]) => unknown;
}

const MODULES = import.meta.glob<TitleModule>('./*/index.ts');

/** Fetch the table of a title; each is a file of its own. */
export function loadTitle(id: string): Promise<TitleModule> {
  const load = MODULES[`./${id}/index.ts`];
  return load ? load() : Promise.reject(new Error(`There is no table for ${id}.`));
}
