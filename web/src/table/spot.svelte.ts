import type { Game } from './game.svelte';
import { tips } from './tips.svelte';

export type SpotState = 'free' | 'open' | 'selected' | 'preview' | 'taken' | 'closed';

/** What a board knows about a spot; the game knows the rest. */
export interface SpotFacts {
  readonly move: string;
  /** Somebody's piece is there. */
  readonly taken?: boolean;
  /** This is what the viewer is doing. */
  readonly selected?: boolean;
  /** Laid in this turn, not confirmed yet. */
  readonly preview?: boolean;
  /** Whether things of this kind are being chosen now; others are just free and not closed. */
  readonly asked?: boolean;
}

export function stateOf(game: Game, facts: SpotFacts): SpotState {
  if (game.open.has(facts.move)) return 'open';
  if (facts.selected) return 'selected';
  if (facts.preview) return 'preview';
  if (facts.taken) return 'taken';
  return game.mine && (facts.asked ?? true) ? 'closed' : 'free';
}

const LONG_PRESS = 450;

const LINGER = 450;

/** What an explanation is about; the name is what the spot is, in words. */
interface Explained {
  readonly game: Game;
  readonly move: string;
  readonly state: SpotState;
  readonly name?: string;
}

/** Hover, focus and long press of a closed spot give the reason; lingering over others their name. */
export function explain(node: Element, read: () => Explained) {
  let press: ReturnType<typeof setTimeout> | undefined;
  const show = (): void => {
    const { game, move, state } = read();
    if (game.mine && game.channel.live && (state === 'closed' || state === 'taken')) {
      tips.why(node, game, move);
    }
  };
  const name = (): void => {
    const { game, state, name: text } = read();
    const why = game.mine && game.channel.live && (state === 'closed' || state === 'taken');
    if (text && !why) press = setTimeout(() => { tips.show(node, text); }, LINGER);
  };
  const hide = (): void => {
    clearTimeout(press);
    tips.hide(node);
  };
  const down = (event: Event): void => {
    if ((event as PointerEvent).pointerType === 'touch') press = setTimeout(show, LONG_PRESS);
  };
  const enter = (event: Event): void => {
    if ((event as PointerEvent).pointerType === 'touch') return;
    show();
    name();
  };
  const done = (): void => {
    hide();
    show();
  };
  const events: [string, (event: Event) => void][] = [
    ['pointerenter', enter],
    ['pointerleave', hide],
    ['pointerdown', down],
    ['pointerup', () => { clearTimeout(press); }],
    ['focus', show],
    ['blur', hide],
    ['click', done],
  ];
  for (const [name, listener] of events) node.addEventListener(name, listener);
  return {
    destroy(): void {
      hide();
      for (const [name, listener] of events) node.removeEventListener(name, listener);
    },
  };
}

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrow keys go to the nearest spot in their direction: an open one if there is any, with Shift any. */
export function walkSpots(event: KeyboardEvent): void {
  const way = DIRECTIONS[event.key];
  const at = document.activeElement;
  if (!way || !at || at.matches('input, textarea, select, [role=slider], [role=tab]')) return;
  const visible = [...document.querySelectorAll('[data-spot]')].filter(
    (spot) => spot !== at && spot.getClientRects().length > 0,
  );
  const lit = visible.filter((spot) => spot.getAttribute('data-spot') === 'open');
  const spots = event.shiftKey || !lit.length ? visible : lit;
  if (!at.matches('[data-spot]')) {
    if (at !== document.body || !spots[0]) return;
    event.preventDefault();
    (spots[0] as HTMLElement).focus();
    return;
  }
  event.preventDefault();
  const from = centre(at);
  let best: Element | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const to = centre(spot);
    const along = (to.x - from.x) * way[0] + (to.y - from.y) * way[1];
    const across = Math.abs((to.x - from.x) * way[1]) + Math.abs((to.y - from.y) * way[0]);
    const distance = along + across * 2.5;
    if (along > 1 && distance < least) [best, least] = [spot, distance];
  }
  if (best) (best as HTMLElement | SVGElement).focus();
}

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
