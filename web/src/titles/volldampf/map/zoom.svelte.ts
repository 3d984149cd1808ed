/** The part of the map a small screen shows: dragged with a finger, pinched with two, or by wheel. */

import { HEIGHT, RING, WIDTH } from '../geometry';

/** A little of the margin is shown, so that nothing sticks to the edge of the screen. */
const EDGE = RING - 8;
const LEFT = EDGE;
const TOP = EDGE;
const WIDE = WIDTH - 2 * EDGE;
const HIGH = HEIGHT - 2 * EDGE;
const CLOSEST = 220;
/** How much of the map is shown round what is to be seen; a city has its plate beside, over or under it. */
const BESIDE = 104;
const OVER = 82;
const AROUND = 46;
/** Pixels for a unit of the map, so that the smallest letters on it can be read. */
const LEGIBLE = 0.93;
/** How far beside a small thing a finger may tap, in pixels; another one nearer than so many times is in doubt. */
const NEAR = 30;
const DOUBT = 1.5;
/** How far the buttons of a corner reach into the map, in pixels. */
const REACH = 64;
/** A finger that moved less has tapped. */
const STILL = 7;

/** Where a window begins: inside the map, or round its middle if it is larger. */
function within(at: number, first: number, length: number, window: number): number {
  if (window >= length) return first - (window - length) / 2;
  return Math.min(Math.max(at, first), first + length - window);
}

interface Finger {
  x: number;
  y: number;
}

export type Edge = 'left' | 'right' | 'up' | 'down';
export type Corner = 'low left' | 'low right' | 'high left' | 'high right';

export class Zoom {
  #x = $state(LEFT);
  #y = $state(TOP);
  /** The units of the map across the screen; 0 until its size is known. */
  #across = $state(0);
  #width = $state(1);
  #height = $state(1);
  #fingers = new Map<number, Finger>();
  #travelled = 0;

  /** The size of the frame in pixels, once it is known. */
  readonly size = $derived.by(() => (this.#across > 0 ? this.#width * this.#height : 0));
  readonly #high = $derived.by(() => (this.#across * this.#height) / this.#width);
  readonly box = $derived.by(() =>
    [this.#x, this.#y, Math.max(this.#across, 1), Math.max(this.#high, 1)].map((it) => it.toFixed(1)).join(' '),
  );

  /** How much fills the screen in both directions and can be read: the map as it is shown first. */
  get #filled(): number {
    return Math.min(WIDE, (HIGH * this.#width) / this.#height, this.#width / LEGIBLE);
  }

  /** How much shows the whole map. */
  get #most(): number {
    return Math.max(WIDE, (HIGH * this.#width) / this.#height);
  }

  /** Whether somebody has chosen how much is shown. */
  #chosen = false;

  by(factor: number, at: Finger = { x: this.#width / 2, y: this.#height / 2 }): void {
    this.#chosen = true;
    const across = Math.min(Math.max(this.#across / factor, CLOSEST), this.#most);
    const unit = this.#across / this.#width;
    const next = across / this.#width;
    this.#across = across;
    this.#move(this.#x + at.x * (unit - next), this.#y + at.y * (unit - next));
  }

  #move(x: number, y: number): void {
    this.#x = within(x, LEFT, WIDE, this.#across);
    this.#y = within(y, TOP, HIGH, this.#high);
  }

  /** How many of these points lie beyond each edge. */
  beyond(points: readonly Finger[]): Record<Edge, number> {
    const count = (test: (point: Finger) => boolean): number => points.filter(test).length;
    return {
      left: count((point) => point.x < this.#x),
      right: count((point) => point.x > this.#x + this.#across),
      up: count((point) => point.y < this.#y),
      down: count((point) => point.y > this.#y + this.#high),
    };
  }

  /** The first of these corners where so many buttons side by side, in so many rows, lie on none of these points. */
  free(corners: readonly Corner[], points: readonly Finger[], buttons: number, rows = 1): Corner | undefined {
    const unit = this.#across / this.#width;
    const [wide, high] = [(buttons * REACH + NEAR) * unit, (rows * REACH + NEAR) * unit];
    return corners.find((corner) => {
      const [low, left] = [corner.startsWith('low'), corner.endsWith('left')];
      return !points.some(({ x, y }) => {
        const [beside, deep] = [x - this.#x, y - this.#y];
        if (Math.min(beside, deep) < 0 || beside > this.#across || deep > this.#high) return false;
        return (left ? beside : this.#across - beside) < wide && (low ? this.#high - deep : deep) < high;
      });
    });
  }

  /** Show more of one side. */
  pan(edge: Edge): void {
    const [x, y] = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }[edge];
    this.#move(this.#x + (x ?? 0) * this.#across * 0.6, this.#y + (y ?? 0) * this.#high * 0.6);
  }

  /** Bring a part of the map into view, all of it if it fits. */
  show(points: readonly Finger[]): void {
    if (!points.length || this.#across === 0) return;
    const xs = points.map((point) => point.x);
    const ys = points.map((point) => point.y);
    const [left, right] = [Math.min(...xs) - BESIDE, Math.max(...xs) + BESIDE];
    const tall = Math.max(...ys) - Math.min(...ys);
    const wanted = Math.max(right - left, ((tall + 2 * AROUND) * this.#width) / this.#height);
    if (wanted > this.#across) this.#across = Math.min(wanted, this.#most);
    // Plates over and under the cities are shown where that needs no smaller map.
    const margin = Math.min(Math.max((this.#high - tall) / 2, AROUND), OVER);
    const [top, bottom] = [Math.min(...ys) - margin, Math.max(...ys) + margin];
    const x = Math.min(Math.max(this.#x, right - this.#across), left);
    const y = Math.min(Math.max(this.#y, bottom - this.#high), top);
    this.#move(x, y);
  }

  /** Without zooming, go where most of these points are in view, unless one of them is already. */
  seek(points: readonly Finger[]): void {
    const inside = (x: number, y: number): number =>
      points.filter((it) => Math.abs(it.x - x) < this.#across / 2 - AROUND && Math.abs(it.y - y) < this.#high / 2 - AROUND).length;
    if (this.#across === 0 || inside(this.#x + this.#across / 2, this.#y + this.#high / 2) > 0) return;
    const ranked = points.map((it) => ({ ...it, count: inside(it.x, it.y) })).sort((a, b) => b.count - a.count);
    const best = ranked[0];
    if (best) this.#move(best.x - this.#across / 2, best.y - this.#high / 2);
  }

  /** Bring a point of the screen area into view, for the keyboard. */
  #reveal(node: HTMLElement, target: Element): void {
    const frame = node.getBoundingClientRect();
    const box = target.getBoundingClientRect();
    const unit = this.#across / this.#width;
    const x = Math.min(box.left - frame.left - 20, 0) + Math.max(box.right - frame.right + 20, 0);
    const y = Math.min(box.top - frame.top - 20, 0) + Math.max(box.bottom - frame.bottom + 20, 0);
    this.#move(this.#x + x * unit, this.#y + y * unit);
  }

  /** A tap beside what is lit means the nearest; between two, the map comes closer. It then means nothing else. */
  #near(node: HTMLElement, event: MouseEvent): void {
    const { clientX, clientY } = event;
    const found = [...node.querySelectorAll<SVGElement>('[data-spot=open]')]
      .map((spot) => {
        const { left, right, top, bottom } = spot.getBoundingClientRect();
        return { spot, far: Math.hypot((left + right) / 2 - clientX, (top + bottom) / 2 - clientY) };
      })
      .filter(({ far }) => far < NEAR)
      .sort((a, b) => a.far - b.far);
    const [first, second] = found;
    if (!first) return;
    event.stopPropagation();
    if (!second || second.far > first.far * DOUBT) {
      first.spot.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      return;
    }
    const frame = node.getBoundingClientRect();
    this.by(DOUBT, { x: clientX - frame.left, y: clientY - frame.top });
  }

  /** An action of the element around the map; does nothing unless it is on. */
  frame = (node: HTMLElement, on: boolean): { update: (on: boolean) => void; destroy: () => void } => {
    let active = on;
    const size = new ResizeObserver(() => {
      if (node.clientHeight < CLOSEST) return;
      this.#width = Math.max(node.clientWidth, 1);
      this.#height = Math.max(node.clientHeight, 1);
      if (!this.#chosen || this.#across > this.#most) {
        this.#across = this.#filled;
        this.#move(LEFT + (WIDE - this.#across) / 2, TOP + (HIGH - this.#high) / 2);
      } else this.#move(this.#x, this.#y);
    });
    size.observe(node);
    const local = (event: PointerEvent | WheelEvent): Finger => {
      const frame = node.getBoundingClientRect();
      return { x: event.clientX - frame.left, y: event.clientY - frame.top };
    };
    const down = (event: PointerEvent): void => {
      if (!active) return;
      if (this.#fingers.size === 0) this.#travelled = 0;
      this.#fingers.set(event.pointerId, local(event));
    };
    const move = (event: PointerEvent): void => {
      const before = this.#fingers.get(event.pointerId);
      if (!active || !before) return;
      const now = local(event);
      const unit = this.#across / this.#width;
      this.#travelled += Math.hypot(now.x - before.x, now.y - before.y);
      const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
      this.#fingers.set(event.pointerId, now);
      if (other) {
        const apart = (finger: Finger): number => Math.hypot(finger.x - other.x, finger.y - other.y);
        this.by(apart(now) / Math.max(apart(before), 1), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
      }
      const share = other ? 0.5 : 1;
      if (this.#travelled > STILL) {
        this.#move(this.#x - (now.x - before.x) * unit * share, this.#y - (now.y - before.y) * unit * share);
      }
    };
    const up = (event: PointerEvent): void => {
      this.#fingers.delete(event.pointerId);
    };
    const click = (event: MouseEvent): void => {
      const travelled = this.#travelled;
      this.#travelled = 0;
      if (!active) return;
      if (travelled > STILL) event.stopPropagation();
      else if (event.target instanceof SVGElement && !event.target.closest('[data-spot=open]')) this.#near(node, event);
    };
    const wheel = (event: WheelEvent): void => {
      if (!active) return;
      event.preventDefault();
      this.by(event.deltaY < 0 ? 1.12 : 1 / 1.12, local(event));
    };
    const focus = (event: FocusEvent): void => {
      const target = event.target;
      if (active && target instanceof SVGElement && target.matches(':focus-visible')) this.#reveal(node, target);
    };
    node.addEventListener('pointerdown', down);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', up);
    node.addEventListener('click', click, { capture: true });
    node.addEventListener('wheel', wheel, { passive: false });
    node.addEventListener('focusin', focus);
    return {
      update: (next) => {
        active = next;
      },
      destroy: () => {
        size.disconnect();
        node.removeEventListener('pointerdown', down);
        window.removeEventListener('pointermove', move);
        window.removeEventListener('pointerup', up);
        window.removeEventListener('pointercancel', up);
        node.removeEventListener('click', click, { capture: true });
        node.removeEventListener('wheel', wheel);
        node.removeEventListener('focusin', focus);
      },
    };
  };
}
