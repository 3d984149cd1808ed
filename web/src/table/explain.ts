import { isClosed, tips, type Thing } from './tips.svelte';

const LONG_PRESS = 450;
const LINGER = 450;
/** How far a finger may move and still be pressing, in px. */
const STILL = 10;

/** The things inside each other share a press: the innermost one explains itself. */
const pressed = new WeakSet<Event>();

/**
 * Staying over a thing, pressing it long, or the key I shows its tip; a long press chooses nothing.
 *
 * A closed thing says at once why, also when it gets the focus or is clicked. While a tip is shown,
 * the next thing shows its own without delay.
 */
export function explain(node: Element, read: () => Thing) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };
  /** A finger has shown the tip: the click that ends its press is none. */
  let explained = false;
  let touch = false;
  /** It appeared under a resting pointer: it would cover what may be wanted next. */
  let appeared = false;

  const show = (): void => {
    tips.show(node, read());
  };
  const hide = (): void => {
    clearTimeout(timer);
    tips.hide(node);
  };
  const held = (): void => {
    clearTimeout(timer);
    explained = true;
    show();
  };
  const enter = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') return;
    appeared = tips.rests(event);
    if (appeared) return;
    // While a lesson is read nothing else explains itself: the pointer may lie where its card was.
    const course = read().game.course;
    if (course?.shown && !course.small) return;
    if (tips.tip || isClosed(read())) show();
    else timer = setTimeout(show, LINGER);
  };
  const leave = (event: PointerEvent): void => {
    appeared = false;
    if (event.pointerType !== 'touch') hide();
  };
  const down = (event: PointerEvent): void => {
    explained = false;
    touch = event.pointerType === 'touch';
    if (!touch || pressed.has(event)) return;
    pressed.add(event);
    start = { x: event.clientX, y: event.clientY };
    timer = setTimeout(held, LONG_PRESS);
  };
  const move = (event: PointerEvent): void => {
    if (appeared && !tips.rests(event)) enter(event);
    if (touch && Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL) clearTimeout(timer);
  };
  const up = (): void => {
    if (touch) clearTimeout(timer);
  };
  const click = (event: Event): void => {
    if (explained) {
      explained = false;
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    const thing = read();
    // A finger has nothing else to do with what cannot be chosen, unless it is part of a button.
    const inert = !thing.move && !node.parentElement?.closest('button');
    if (isClosed(thing) || (touch && inert && !pressed.has(event))) {
      pressed.add(event);
      show();
    } else if (!touch) hide();
  };
  const focus = (): void => {
    if (isClosed(read())) show();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() === 'i' && event.target === node && !event.ctrlKey && !event.metaKey) show();
  };
  /** What a browser makes of a long press. */
  const menu = (event: Event): void => {
    if (!touch || pressed.has(event)) return;
    pressed.add(event);
    event.preventDefault();
    if (!explained) held();
  };

  const events: [string, (event: never) => void, boolean?][] = [
    ['pointerenter', enter],
    ['pointerleave', leave],
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', up],
    ['click', click, true],
    ['contextmenu', menu],
    ['focus', focus],
    ['blur', hide],
    ['keydown', press],
  ];
  for (const [name, listener, capture] of events) node.addEventListener(name, listener as EventListener, capture);
  node.setAttribute('data-tip', '');
  return {
    destroy(): void {
      hide();
      for (const [name, listener, capture] of events) node.removeEventListener(name, listener as EventListener, capture);
    },
  };
}
