import type { TitleId } from '../api/types';

/** Where points come from, in the order in which views list them. */
export const SOURCES: Record<TitleId, readonly string[]> = {
  'russian-railroads': [
    'points-trans-siberian',
    'points-st-petersburg',
    'points-kiev',
    'points-industry',
    'points-turns',
    'points-end-cards',
    'points-engineers',
  ],
  'glueck-auf': ['points-lorries', 'points-orders', 'points-shares', 'points-tokens', 'points-objectives'],
  volldampf: ['points-transports', 'points-bonds', 'points-steps-back'],
};
