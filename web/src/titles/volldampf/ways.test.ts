import { describe, expect, it } from 'vitest';

import type { View } from '../../api/types';
import type { VolldampfBoard } from './printed';
import type { VolldampfAsked, VolldampfPosition } from './position';
import { Track, bestByField, outcomes, ranked } from './ways';

const VIEWS = import.meta.glob<View>('../../../fixtures/volldampf-*.json', { import: 'default', eager: true });
const BOARDS = import.meta.glob<VolldampfBoard>('../../../fixtures/api/volldampf-*.json', { import: 'default', eager: true });

function table(view: View): { position: VolldampfPosition; track: Track; open: string[] } {
  const board = BOARDS[`../../../fixtures/api/volldampf-${String(view.seats.length)}.json`];
  if (!board) throw new Error('there is no board');
  const position = view.position as VolldampfPosition;
  return { position, track: new Track(board, position), open: view.moves.map((it) => it.move) };
}

const asked = (kind: VolldampfAsked['kind']) =>
  Object.entries(VIEWS).filter(([, view]) => (view.asked as VolldampfAsked | null)?.kind === kind);

describe.each(asked('step'))('%s', (_, view) => {
  const { position, track, open } = table(view);
  const { cargo, path, reach } = position;
  const ways = cargo ? track.ways(cargo.field, cargo.colour, reach, false, path) : [];

  it('has ways over exactly the pieces that the rules leave open', () => {
    const next = new Set(ways.map((way) => way.path[path.length] ?? 'deliver'));
    expect([...next].sort()).toEqual([...open].sort());
  });

  it('counts every piece for its owner', () => {
    for (const way of ways) expect(way.gains.reduce((sum, gain) => sum + gain, 0)).toBe(way.path.length);
  });

  it('puts the way first that brings a seat most', () => {
    const best = ranked(ways, view.viewer)[0];
    expect(best?.gains[view.viewer]).toBe(Math.max(...ways.map((way) => way.gains[view.viewer] ?? 0)));
    for (const [field, way] of bestByField(ways, view.viewer)) {
      expect(outcomes(ways, field, view.viewer)[0]).toBe(way);
    }
  });
});

describe.each(asked('transport'))('%s', (_, view) => {
  it('has a way for exactly the stones that the rules let move', () => {
    const { position, track, open } = table(view);
    const found = Object.entries(position.stones).flatMap(([colour, fields]) =>
      [...new Set(fields)]
        .filter((field) => track.ways(field, colour as keyof typeof position.stones, position.reach, false).length)
        .map((field) => `${colour}@${field}`),
    );
    expect(found.sort()).toEqual(open.filter((move) => move.includes('@')).sort());
  });
});
