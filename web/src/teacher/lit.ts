/** Where things that are spoken of lie on the page. */
import { HEAD } from '../table/intoview';

/** The element that is lit: the place of a move, a part of the table, or a button. */
export function litElement(lit: string, times = 1): Element | null {
  const [kind = '', name = ''] = [lit.slice(0, lit.indexOf(':')), lit.slice(lit.indexOf(':') + 1)];
  const quoted = CSS.escape(name);
  if (kind === 'thing') return visible(`[data-part="${quoted}"]`);
  if (kind === 'button') return visible(`[data-${quoted}]`);
  const further = times > 1 ? visible(`main [data-move="${quoted}"][data-times="${times}"]`) : null;
  const stone = /^\w+@(\w+)$/.exec(name)?.[1];
  return (
    // What was looked at first is taken by a button.
    visible(`main [data-commit][data-move="${quoted}"]`) ??
    further ??
    visible(`main [data-move="${quoted}"]`) ??
    (stone ? visible(`main [data-city="${CSS.escape(stone)}"]`) : null) ??
    (/^(bonds|bid)-/.test(name) ? visible('main [data-commit]') : null)
  );
}

function visible(selector: string): Element | null {
  return [...document.querySelectorAll(selector)].find((one) => one.getClientRects().length > 0) ?? null;
}

/** All that is lit, as boxes of the window, as far as it can be seen. */
export function litBoxes(lit: readonly string[], times = 1): DOMRect[] {
  return lit.flatMap((one) => {
    const element = litElement(one, times);
    return element ? [within(element.getBoundingClientRect(), windowOf(element))] : [];
  });
}

/** The part of a box that lies in another; the whole box if none does. */
function within(box: DOMRect, frame: DOMRect): DOMRect {
  const [left, top] = [Math.max(box.left, frame.left), Math.max(box.top, frame.top)];
  const [right, bottom] = [Math.min(box.right, frame.right), Math.min(box.bottom, frame.bottom)];
  return right > left && bottom > top ? new DOMRect(left, top, right - left, bottom - top) : box;
}

/** Do something before every frame is drawn, until the function returned is called. What is lit moves with the table. */
export function eachFrame(task: () => void): () => void {
  let frame = 0;
  const again = (): void => {
    task();
    frame = requestAnimationFrame(again);
  };
  frame = requestAnimationFrame(again);
  return () => {
    cancelAnimationFrame(frame);
  };
}

/** What an element lies in that scrolls. */
function scrollers(element: Element): Element[] {
  const found: Element[] = [];
  for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) {
    if (one.scrollHeight > one.clientHeight && /auto|scroll/.test(getComputedStyle(one).overflowY)) found.push(one);
  }
  return found;
}

/** Where an element can be seen: the window, or what is left of it by that which scrolls around it. */
export function windowOf(element: Element): DOMRect {
  let [left, top, right, bottom] = [0, 0, window.innerWidth, window.innerHeight];
  for (const one of scrollers(element)) {
    const box = one.getBoundingClientRect();
    [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
    [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
  }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}

/**
 * Scroll no further than needed to see an element and some room around it; its top if it is too high.
 * The page scrolls between the prompt, which stays at its head, and a sheet at its foot.
 */
export function intoSight(element: Element, room: number): void {
  const page = document.scrollingElement;
  if (page && page.scrollHeight > page.clientHeight && !element.closest('[data-prompt]')) {
    const box = element.getBoundingClientRect();
    const foot = document.querySelector('[data-sheet]')?.getBoundingClientRect().top ?? window.innerHeight;
    page.scrollTop += Math.min(Math.max(0, box.bottom + room - foot), box.top - room - HEAD);
  }
  for (const one of scrollers(element)) {
    const [box, area] = [element.getBoundingClientRect(), one.getBoundingClientRect()];
    const below = Math.max(0, box.bottom + room - area.bottom);
    one.scrollTop += Math.min(below, box.top - room - area.top);
  }
}

/** The box around some boxes; null if there are none. */
export function around(boxes: readonly DOMRect[]): DOMRect | null {
  if (!boxes.length) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

export interface Spot {
  readonly left: number;
  readonly top: number;
  /** The side of the card on which the pointer is, and how far along it. */
  readonly side: 'left' | 'right' | 'top' | 'bottom' | 'none';
  readonly along: number;
}

const AWAY = 24;
/** What is small, such as a sign on a map, is looked at with what lies around it. */
const SMALL = 60;
const FURTHER = 64;
const EDGE = 8;

/** Where a card goes: beside what is lit, on the side with more room, and never over it. */
export function placeFor(box: DOMRect | null, width: number, height: number, top: number): Spot {
  const { innerWidth, innerHeight } = window;
  const least = top + EDGE;
  const clampX = (x: number): number => Math.max(EDGE, Math.min(x, innerWidth - width - EDGE));
  const clampY = (y: number): number => Math.max(least, Math.min(y, innerHeight - height - EDGE));
  if (!box) return { left: clampX(innerWidth - width - 14), top: clampY(innerHeight - height - 12), side: 'none', along: 0 };
  const away = Math.max(box.width, box.height) < SMALL ? FURTHER : AWAY;
  const room = {
    right: innerWidth - box.right - width - away - EDGE,
    left: box.left - width - away - EDGE,
    bottom: innerHeight - box.bottom - height - away - EDGE,
    top: box.top - least - height - away,
  };
  const best = (Object.entries(room) as [keyof typeof room, number][]).reduce((one, other) => (other[1] > one[1] ? other : one));
  const middleY = clampY(box.top + box.height / 2 - height / 3);
  const middleX = clampX(box.left + box.width / 2 - width / 2);
  const alongY = Math.max(18, Math.min(box.top + box.height / 2 - middleY, height - 18));
  const alongX = Math.max(18, Math.min(box.left + box.width / 2 - middleX, width - 18));
  if (best[1] < 0) return { left: clampX(innerWidth - width - 14), top: clampY(innerHeight - height - 12), side: 'none', along: 0 };
  if (best[0] === 'right') return { left: box.right + away, top: middleY, side: 'left', along: alongY };
  if (best[0] === 'left') return { left: box.left - away - width, top: middleY, side: 'right', along: alongY };
  if (best[0] === 'bottom') return { left: middleX, top: box.bottom + away, side: 'top', along: alongX };
  return { left: middleX, top: box.top - away - height, side: 'bottom', along: alongX };
}
