/** What is printed: the board of an edition and the numbers of a table, sent once by the server. */

import type { components } from '../../api/schema';
import type { Action, Colour, Phase } from './position';

type Layout = components['schemas']['VolldampfLayout'];

/** A kind of thing that a tip explains. */
export type Thing = Layout['tips'][number]['thing'];
export type BoardSymbol = Layout['symbols'][number];
export type BoardPlace = Pick<Layout['stops'][number], 'id' | 'name' | 'word' | 'x' | 'y'>;
export type BoardField = BoardPlace & { colour: Colour };
/** A segment; `curve` is the point that bends the line from end to end so that it passes the symbol. */
export type BoardSegment = Omit<Layout['segments'][number], 'ends' | 'curve'> & {
  ends: [string, string];
  curve: [number, number];
};

/** The layout, with the names that positions have as well. */
export type VolldampfBoard = Omit<Layout, 'actions' | 'colours' | 'fields' | 'phases' | 'segments'> & {
  actions: (Omit<Layout['actions'][number], 'name'> & { name: Action })[];
  colours: Colour[];
  fields: BoardField[];
  phases: Phase[];
  segments: BoardSegment[];
};
