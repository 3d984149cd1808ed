/** What is printed, sent once by the server: the board and the cards. */

import type { components } from '../../api/schema';

export type Board = components['schemas']['RussianRailroadsLayout'];
export type BoardLine = Board['lines'][number];
export type Line = BoardLine['name'];
export type Colour = BoardLine['pieces'][number]['colour'];
export type Reward = BoardLine['fields'][number];
/** A kind of thing that a tip explains. */
export type Thing = Board['tips'][number]['thing'];
export type Gives = Board['spaces'][number]['gives'];

/** From the front of a line to the back. */
export const COLOURS: readonly Colour[] = ['black', 'grey', 'brown', 'natural', 'white'];
