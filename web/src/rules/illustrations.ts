/** The illustrations in the rules: which title draws what, and the positions they show. */

import { mount, unmount, type Component } from 'svelte';

import { api } from '../api/client';
import { SPECTATOR, type RulesPage, type View } from '../api/types';
import { locale } from '../i18n/locale.svelte';
import { Game } from '../table/game.svelte';

/** What a title draws an illustration from: its name in parts, what is printed, and positions by name. */
export interface Sketch {
  /** `space`, `T1` for the marker `pic:space/T1`. */
  readonly parts: readonly string[];
  readonly board: unknown;
  game(example: string): Game;
}

/** What the folder of a title provides for its rules. */
export interface IllustrationsModule {
  readonly Illustration: Component<{ sketch: Sketch }>;
  /** The names of all illustrations that it can draw, with these things printed and these examples. */
  names(board: never, examples: readonly string[]): string[];
}

const MODULES = import.meta.glob<IllustrationsModule>('../titles/*/illustrations.ts');

/** Fills the places for illustrations in a text; the answer takes them out again. */
export type Draw = (text: HTMLElement) => () => void;

/** What draws the illustrations of a page of rules; null for a title that has none. */
export async function loadIllustrations(rules: RulesPage): Promise<Draw | null> {
  const load = MODULES[`../titles/${rules.title}/illustrations.ts`];
  const [first] = Object.values(rules.positions);
  if (!load || !first) return null;
  const [{ Illustration, names }, board] = await Promise.all([
    load(),
    api.board(rules.title, first.players, {}),
    locale.need(rules.title),
  ]);
  const known = new Set(names(board as never, Object.keys(rules.positions)));
  // A table that is shown says which colours its seats have: that is no thing to do while drawing.
  const games = new Map(Object.keys(rules.positions).map((name) => [name, new Game(viewOf(rules, name))]));
  const game = (name: string): Game => {
    const found = games.get(name);
    if (!found) throw new RangeError(`There is no example ${name}.`);
    return found;
  };
  return (text) => {
    const drawn = [...text.querySelectorAll<HTMLElement>('[data-illustration]')].flatMap((place) => {
      const name = place.dataset.illustration ?? '';
      if (!known.has(name)) return [];
      return [mount(Illustration, { target: place, props: { sketch: { parts: name.split('/'), board, game } } })];
    });
    return () => {
      for (const one of drawn) void unmount(one);
    };
  };
}

/** An example as a table at which nobody moves, seen from its first seat. */
function viewOf(rules: RulesPage, name: string): View {
  const example = rules.positions[name];
  if (!example) throw new RangeError(`There is no example ${name}.`);
  const { players, position, points, forecast } = example;
  const sums = points.map((row) => row.reduce((sum, one) => sum + one, 0));
  const still: Partial<View> = {
    title: rules.title,
    viewer: players > 0 ? 0 : SPECTATOR,
    state: 'over',
    seats: Array.from({ length: players }, () => ({ name: '' }) as View['seats'][number]),
    position,
    points,
    forecast,
    scores: sums,
    winners: [],
    awaited: [],
    moves: [],
    log: [],
    asked: null,
    options: {},
    round: 1,
    rounds: 1,
    step: 0,
    steps: 0,
    undo: { rule: 'none', turn: 0, confirm: false } as View['undo'],
  };
  return still as View;
}
