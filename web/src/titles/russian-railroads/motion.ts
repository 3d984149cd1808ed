import { prefersReducedMotion } from 'svelte/motion';
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

/** A piece comes to its place from above; without travel for whoever does not want motion. */
export function arrive(_node: Element, { from = -16 }: { from?: number } = {}): TransitionConfig {
  const still = prefersReducedMotion.current;
  return {
    duration: still ? 80 : 260,
    easing: cubicOut,
    css: (progress, rest) => `opacity: ${progress};${still ? '' : `transform: translateY(${rest * from}px)`}`,
  };
}
