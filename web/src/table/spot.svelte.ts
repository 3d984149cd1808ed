import type { Game } from './game.svelte';

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
  /** Whether things of this kind can be chosen now; others are just free and not closed. */
  readonly asked?: boolean;
}

export function stateOf(game: Game, facts: SpotFacts): SpotState {
  if (game.chosen?.move === facts.move) return 'selected';
  if (game.open.has(facts.move)) return 'open';
  if (facts.selected) return 'selected';
  if (facts.preview) return 'preview';
  if (facts.taken) return 'taken';
  if (game.limit) return 'free';
  return game.mine && (facts.asked ?? true) ? 'closed' : 'free';
}
