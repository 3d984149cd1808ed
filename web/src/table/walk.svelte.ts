/** Going over the table by keyboard: arrows to the nearest open thing, numbers to each of them. */

/** What can be chosen: lit spots, and what else takes a choice, such as a number to set. */
const OPEN = '[data-spot=open], [data-open]';
/** While one of these is shown only the things in it can be reached, as with the pointer. */
const FRONT = '[data-front]';
/** These use the arrow keys themselves. */
const OWN_ARROWS = 'input, textarea, select, [role=slider], [role=tab]';
const TYPED = 'input, textarea, select, [role=slider]';

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Thing = HTMLElement | SVGElement;

/** Numbers on the open things, and what was typed of one. */
class Numbers {
  shown = $state(false);
  typed = '';

  hide(): void {
    this.shown = false;
    this.typed = '';
  }
}

export const numbers = new Numbers();

function visible(selector: string): Thing[] {
  const place = document.querySelector(FRONT) ?? document;
  return [...place.querySelectorAll<Thing>(selector)].filter((thing) => thing.getClientRects().length > 0);
}

/** The open things in the order of their numbers: those on the table, then the answers in the prompt. */
export function openThings(): Thing[] {
  const things = visible(OPEN);
  const isAnswer = (thing: Thing): boolean => thing.matches('[data-answer]');
  return [...things.filter((thing) => !isAnswer(thing)), ...things.filter(isAnswer)];
}

/** Where somebody goes on by keyboard: a number to set, the button of what is set, or the first open thing. */
export function firstChoice(): Thing | null {
  if (!document.querySelector(FRONT)) {
    const number = visible('[data-open][role=slider]')[0];
    if (number) return number;
    if (visible('[data-commit]').length) return prompt();
  }
  return openThings()[0] ?? null;
}

export function prompt(): HTMLElement | null {
  return document.querySelector('[data-prompt]');
}

/**
 * Arrow keys go to the nearest open thing in their direction, from anywhere; with Shift also to closed
 * ones, which say why. Home and End go to the first and last one, digits to the one of that number.
 */
export function walkSpots(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (document.querySelector('dialog[open]')) return;
  const at = document.activeElement as Thing | null;
  if (!at) return;
  if (event.key === 'Escape') numbers.hide();
  const next = event.key in DIRECTIONS ? nearest(event, at) : numbered(event, at);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function nearest(event: KeyboardEvent, at: Thing): Thing | null {
  numbers.typed = '';
  const way = DIRECTIONS[event.key];
  if (!way || at.matches(OWN_ARROWS) || scrolls(at, way[1])) return null;
  const lit = openThings();
  const things = (event.shiftKey || !lit.length ? visible(`[data-spot], ${OPEN}`) : lit).filter((one) => one !== at);
  if (at === document.body) return (event.shiftKey ? things[0] : firstChoice()) ?? null;
  const from = centre(at);
  const ahead = least(things, (to) => {
    const along = (to.x - from.x) * way[0] + (to.y - from.y) * way[1];
    const across = Math.abs((to.x - from.x) * way[1]) + Math.abs((to.y - from.y) * way[0]);
    return along > 1 ? along + across * 2.5 : Infinity;
  });
  if (ahead || at.matches('[data-spot], [data-open]')) return ahead;
  return least(things, (to) => Math.hypot(to.x - from.x, to.y - from.y));
}

/** Whether a list that is not a choice scrolls up or down by itself. */
function scrolls(at: Thing, way: number): boolean {
  return way !== 0 && at.matches('[tabindex="0"]:not([data-spot])') && at.scrollHeight > at.clientHeight + 1;
}

function least(things: readonly Thing[], distance: (to: Point) => number): Thing | null {
  let best: Thing | null = null;
  let shortest = Infinity;
  for (const thing of things) {
    const far = distance(centre(thing));
    if (far < shortest) [best, shortest] = [thing, far];
  }
  return best;
}

/** The thing of the number that is typed; a second digit continues it where there are that many. */
function numbered({ key, repeat }: KeyboardEvent, at: Thing): Thing | null {
  if (at.matches(TYPED) || repeat) return null;
  const things = openThings();
  if (key === 'Home' || key === 'End') {
    if (!at.matches('[data-spot], [data-open], [data-prompt]')) return null;
    return things.at(key === 'Home' ? 0 : -1) ?? null;
  }
  if (!/^\d$/.test(key)) {
    numbers.typed = '';
    return null;
  }
  if (!things.length) return null;
  numbers.shown = true;
  // Whoever went elsewhere meanwhile begins a new number.
  const begun = things[Number(numbers.typed) - 1] === at ? numbers.typed : '';
  const typed = [begun + key, key].find((one) => things[Number(one) - 1]);
  numbers.typed = typed ?? '';
  return typed === undefined ? null : (things[Number(typed) - 1] ?? null);
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function centre(element: Element): Point {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
