/** A view of an earlier step, made from the step and what does not change. */

import type { LogEntry, ReplayStep, View } from '../api/types';

export function entryOf(shown: ReplayStep): LogEntry {
  const { step, of_turn: turn, actor, move, events, gains, scored, ends_round, stand_in } = shown;
  return { number: step - 1, turn, actor, move, events, gains, scored, ends_round, stand_in };
}

/** The table as it was at a step. Nothing is open in it, and nothing can be taken back. */
export function viewAt(base: View, shown: ReplayStep, log: LogEntry[]): View {
  return {
    ...base,
    steps: shown.step,
    step: shown.step,
    turns: shown.turn,
    round: shown.round,
    awaited: shown.awaited,
    scores: shown.scores,
    points: shown.points,
    forecast: shown.forecast,
    position: shown.position,
    asked: shown.asked,
    moves: [],
    prompt: null,
    undo: { ...base.undo, steps: 0, turn: 0, confirm: false, gain: 0, chance: false },
    log,
  };
}
