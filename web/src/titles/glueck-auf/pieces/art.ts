/** Outlines that several pieces share. */

/** A small lorry round its own middle, 12.4 units wide. */
export const LORRY =
  'M-6.2-3.4h12.4l-1.8 6h-8.8ZM-3.6-5.2c2-1.6 5.2-1.6 7.2 0l.8 1.1h-8.8ZM-2.6 3.2a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4ZM2.6 3.2a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4Z';

/** An engine of any type, 70 units wide and 43 high. */
export const ENGINE =
  'M4 5h22v4h-2.5v5H30c.4-2.5 2-4 4-4s3.5 1.4 4 4h8V7h-2.5V3H56v4h-2.5v7h2a5.5 5.5 0 0 1 5.5 5.5V31h5l3 6h-5a6 6 0 0 1-11 2 7 7 0 0 1-13 0 7 7 0 0 1-13 0A7 7 0 0 1 15 37H2v-6h5V9H4Zm6.5 7.5v7h8v-7Z';
