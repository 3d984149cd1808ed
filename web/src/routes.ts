/** The page of each path, in a file that is fetched when somebody goes there. */
import type { Component } from 'svelte';

type Page = () => Promise<{ default: Component }>;

const PAGES: [RegExp, Page][] = [
  [/^\/$/, () => import('./pages/Home.svelte')],
  [/^\/new$/, () => import('./pages/New.svelte')],
  [/^\/tables$/, () => import('./pages/Tables.svelte')],
  [/^\/(table|join)\/[^/]+$/, () => import('./pages/Table.svelte')],
  [/^\/seat$/, () => import('./pages/Claim.svelte')],
  [/^\/rules(\/[^/]+)?$/, () => import('./pages/Rules.svelte')],
  [/^\/learn(\/[^/]+)?$/, () => import('./pages/Learn.svelte')],
  [/^\/replays$/, () => import('./pages/Replays.svelte')],
  [/^\/replay\/[^/]+$/, () => import('./pages/Replay.svelte')],
  [/^\/confirm$/, () => import('./pages/Confirm.svelte')],
  [/^\/settings$/, () => import('./pages/Settings.svelte')],
];
if (__GALLERY__) PAGES.push([/^\/gallery(\/[^/]+)?$/, () => import('./pages/Gallery.svelte')]);

export function pageAt(path: string): Promise<{ default: Component }> {
  const [, page] = PAGES.find(([pattern]) => pattern.test(path)) ?? [];
  return page ? page() : import('./pages/NotFound.svelte');
}
