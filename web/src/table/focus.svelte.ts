import { tick } from 'svelte';

import type { Game } from './game.svelte';
import { firstChoice, numbers, prompt } from './walk.svelte';

/** Whether the last thing somebody used was the keyboard. */
let byKeyboard = false;
addEventListener('keydown', () => (byKeyboard = true), true);
addEventListener(
  'pointerdown',
  () => {
    byKeyboard = false;
    numbers.hide();
  },
  true,
);

/** For how many frames a table that is being built is waited for. */
const FRAMES = 120;

/**
 * Keeps the focus where the game goes on, in an effect of the page.
 *
 * After a choice it is never lost: for the keyboard it goes to the first new choice, else to the
 * prompt, where Enter confirms. A thing that was clicked does not keep it: Enter would choose it again.
 */
export function followChoices(game: Game): void {
  void game.view.step;
  void game.holding;
  void game.mine;
  void game.busy;
  numbers.typed = '';
  void tick().then(() => { follow(game, FRAMES); });
}

function follow(game: Game, frames: number): void {
  if (!prompt()) {
    if (frames > 0) requestAnimationFrame(() => { follow(game, frames - 1); });
    return;
  }
  // While something is on its way the old choices are still drawn.
  if (game.busy) return;
  const at = document.activeElement;
  // The card of a lesson has the focus until somebody tries.
  if (game.course?.shown && !game.course.small) return;
  if (document.querySelector('dialog[open]') || at?.closest('input, textarea, select, [role=tablist]')) return;
  // Where something waits for Confirm, Enter must not choose again.
  if (byKeyboard && game.holding && (isLost(at) || at?.matches('[data-spot]'))) prompt()?.focus();
  else if (byKeyboard && isLost(at)) (firstChoice() ?? prompt())?.focus();
  else if (!byKeyboard && at?.matches('[data-spot]')) prompt()?.focus({ preventScroll: true });
}

/** Whether nothing can be done from where the focus is. */
function isLost(at: Element | null): boolean {
  if (!at || at === document.body || at.matches(':disabled')) return true;
  return at.matches('[data-spot]:not([data-spot=open])') || !at.getClientRects().length;
}
