import { tick } from 'svelte';

import type { Game } from './game.svelte';

/** Room at the head of a scrolling page for the prompt, which stays there. */
export const HEAD = 90;

/**
 * Bring the next choice into view if none of them is, once the page has drawn it.
 * `frame` is what scrolls; without one it is the page.
 */
export async function bringIntoView(game: Game, frame?: HTMLElement): Promise<void> {
  if (!game.mine) return;
  await tick();
  const { top, bottom } = frame?.getBoundingClientRect() ?? { top: HEAD, bottom: window.innerHeight };
  const open = [...(frame ?? document).querySelectorAll('[data-spot=open]')].filter((spot) => frame ?? !spot.closest('[data-prompt]'));
  const isIn = (box: DOMRect): boolean => box.top >= top && box.bottom <= bottom;
  if (open.some((spot) => isIn(spot.getBoundingClientRect()))) return;
  const first = open[0]?.getBoundingClientRect();
  // Only the frame scrolls: `scrollIntoView` would scroll all that is around it as well.
  if (first) (frame ?? window).scrollBy({ top: (first.top + first.bottom - top - bottom) / 2 });
}
