/** Pieces come and go by transform and opacity alone, and not at all if the user prefers no motion. */

import { cubicIn, cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

import { settings } from '../settings.svelte';

const still = matchMedia('(prefers-reduced-motion: reduce)');

interface From {
  x?: number;
  y?: number;
  duration?: number;
  delay?: number;
}

function travel({ x = 0, y = 0, duration = 260, delay = 0 }: From): TransitionConfig {
  if (settings.speed === 0) return { duration: 0 };
  if (still.matches) return { duration: 80, css: (t) => `opacity: ${t}` };
  return {
    duration: duration / settings.speed,
    delay: delay / settings.speed,
    css: (t, u) => `transform: translate(${x * u}px, ${y * u}px); opacity: ${Math.min(1, t * 2)}`,
  };
}

/** A card or a piece arrives, like a train braking. */
export function arrive(_: Element, from: From = {}): TransitionConfig {
  return { ...travel(from), easing: cubicOut };
}

/** A card or a piece leaves. */
export function leave(_: Element, to: From = {}): TransitionConfig {
  return { ...travel(to), easing: cubicIn };
}
