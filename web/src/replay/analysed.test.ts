import { expect, it, vi } from 'vitest';

import type { Option } from '../api/types';
import type { Game } from '../table/game.svelte';
import { wordsOf } from './analysed';

vi.mock('../i18n/locale.svelte', () => ({ locale: {}, t: (key: string) => key }));

const game = { say: ({ key }: { key: string }) => key } as unknown as Game;
const words = (...steps: [move: string, said: string][]): string =>
  wordsOf({ moves: steps.map(([move]) => move), what: steps.map(([, key]) => ({ key })) } as unknown as Option, game);

it('says where a piece comes to, and what was paid only once', () => {
  expect(words(['T2', '3 black steps (2 workers)'], ['pay', '2 workers'], ['k', 'Kiev 2'], ['k', 'Kiev 3'])).toBe(
    '3 black steps (2 workers); Kiev 3',
  );
});

it('says what is paid in another way, and the same step how often', () => {
  expect(words(['T2', 'steps (2 workers)'], ['coin', '1 worker and 1 coin'], ['load', 'load'], ['load', 'load'])).toBe(
    'steps (2 workers); 1 worker and 1 coin; load ×2',
  );
});
