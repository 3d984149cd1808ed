import { describe, expect, it } from 'vitest';

import type { View } from '../../api/types';
import type { VolldampfBoard } from './printed';
import type { VolldampfAsked, VolldampfPosition } from './position';
import { Track, bestByField, ranked, type Way } from './ways';

const VIEWS = import.meta.glob<View>('../../../fixtures/volldampf-*.json', { import: 'default', eager: true });
const BOARDS = import.meta.glob<VolldampfBoard>('../../../fixtures/api/volldampf-*.json', { import: 'default', eager: true });

const steps = Object.entries(VIEWS).filter(([, view]) => (view.asked as VolldampfAsked | null)?.kind === 'step');

function waysOf(view: View): { position: VolldampfPosition; track: Track; ways: Way[] } {
  const board = BOARDS[`../../../fixtures/api/volldampf-${String(view.seats.length)}.json`];
  if (!board) throw new Error('there is no board');
  const position = view.position as VolldampfPosition;
  const track = new Track(board, position);
  const { cargo, path } = position;
  return { position, track, ways: cargo ? view.ways.map((way) => track.way(way, cargo.field, path)) : [] };
}

describe.each(steps)('%s', (_, view) => {
  const { position, track, ways } = waysOf(view);

  it('offers ways that begin with open moves, and goes over laid track', () => {
    expect(ways.length).toBeGreaterThan(0);
    const open = view.moves.map((it) => it.move);
    for (const way of ways) {
      expect(open).toContain(way.moves[0]);
      expect(way.path.every((piece) => track.owners.has(piece))).toBe(true);
      expect(track.places(position.cargo?.field ?? '', way.path)).toHaveLength(way.path.length + 1);
    }
  });

  it('puts the way first that brings a seat most', () => {
    const best = ranked(ways, view.viewer)[0];
    expect(best?.gains[view.viewer]).toBe(Math.max(...ways.map((way) => way.gains[view.viewer] ?? 0)));
    for (const [field, way] of bestByField(ways, view.viewer)) {
      expect(ranked(ways.filter((it) => it.to === field), view.viewer)[0]).toBe(way);
    }
  });
});
