import { expect, it, vi } from 'vitest';

import { Refusal } from '../api/client';
import { locale } from '../i18n/locale.svelte';
import { refusal } from './faults.svelte';

const refused = (words: Refusal['words']): Refusal => new Refusal(400, 'bad-record', 'As the server says it.', words, null);

it('says what the server said if some of its words belong to a title that is not here', () => {
  expect(refusal(refused(null))).toBe('As the server says it.');
  vi.spyOn(locale, 'has').mockImplementation((key) => !key.startsWith('rr-'));
  const inside = { key: 'rr-nowhere', params: {} };
  expect(refusal(refused({ key: 'refused-record', params: { place: 'record:1:1', reason: inside } }))).toBe(
    'As the server says it.',
  );
});
