import { expect, test } from 'vitest';

import { names as glueckAuf } from '../titles/glueck-auf/illustrationNames';
import { names as russianRailroads } from '../titles/russian-railroads/illustrationNames';
import { names as volldampf } from '../titles/volldampf/illustrationNames';

const PAGES = import.meta.glob<string>('../../../docs/rules/**/*.md', { query: '?raw', import: 'default', eager: true });
const BOARDS = import.meta.glob('../../fixtures/api/*.json', { import: 'default', eager: true });
const EXAMPLES = import.meta.glob<string>('../../../src/stellwerk/titles/*/examples.py', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const TITLES = {
  'russian-railroads': { players: 4, names: russianRailroads },
  'glueck-auf': { players: 3, names: glueckAuf },
  volldampf: { players: 5, names: volldampf },
};

for (const [title, { players, names }] of Object.entries(TITLES)) {
  const folder = title.replace('-', '_');
  const examples = [...(EXAMPLES[`../../../src/stellwerk/titles/${folder}/examples.py`] ?? '').matchAll(/"([a-z]+)": Example/g)];
  const known = new Set(
    names(
      BOARDS[`../../fixtures/api/${title}-${players}.json`] as never,
      examples.map(([, name]) => name ?? ''),
    ),
  );

  test.each(Object.keys(PAGES).filter((path) => path.endsWith(`/${title}.md`)))('every illustration in %s can be drawn', (path) => {
    const used = [...(PAGES[path] ?? '').matchAll(/\]\(pic:([^)]+)\)/g)].map(([, name]) => name ?? '');
    expect(used.length).toBeGreaterThan(20);
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  });
}
