import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const server = process.env.STELLWERK_SERVER ?? 'http://127.0.0.1:8000';

const locales = fileURLToPath(new URL('../src/stellwerk/locales/', import.meta.url));
const source = (name: string): string => fileURLToPath(new URL(`src/${name}`, import.meta.url));
const GENERAL = ['web', 'general', 'refusals', 'bots', 'teacher'];

/**
 * `virtual:words`: the sentences in files of their own, one for each language (`en`) and one for each
 * title in it (`en/volldampf`), as texts by the names of their Fluent files.
 */
function words(): Plugin {
  const name = 'virtual:words';
  const parts = (language: string): Map<string, string[]> => {
    const found = new Map<string, string[]>([[language, []]]);
    for (const file of readdirSync(locales + language).sort()) {
      const [, page, title] = /^((.+?)(?:-web)?)\.ftl$/.exec(file) ?? [];
      if (!page || !title || page.endsWith('-picture')) continue;
      const part = GENERAL.includes(page) ? language : `${language}/${title}`;
      found.set(part, [...(found.get(part) ?? []), page]);
    }
    return found;
  };
  const languages = readdirSync(locales, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const all = new Map(languages.filter((entry) => !entry.name.startsWith('_')).flatMap((entry) => [...parts(entry.name)]));
  return {
    name,
    resolveId: (id) => (id.startsWith(name) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${name}`)) return null;
      const part = id.slice(name.length + 2);
      if (!part) {
        const entries = [...all.keys()].map((key) => `${JSON.stringify(key)}: () => import('${name}/${key}')`);
        return `export default { ${entries.join(', ')} };`;
      }
      const texts = (all.get(part) ?? []).map((page) => {
        const file = `${locales}${part.split('/')[0]}/${page}.ftl`;
        this.addWatchFile(file);
        return [page, readFileSync(file, 'utf-8')];
      });
      return `export default ${JSON.stringify(Object.fromEntries(texts))};`;
    },
  };
}

/** The bundler's helper of one line is written where it is used: it would be a file to wait for. */
function noRuntimeFile(): Plugin {
  const use = /import\s*\{\s*(\w+) as (\w+)\s*\}\s*from\s*["']\.\/rolldown-runtime-[\w-]+\.js["'];?/;
  return {
    name: 'no-runtime-file',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const files = Object.values(bundle).filter((file) => file.type === 'chunk');
        const runtime = files.find(({ name }) => name === 'rolldown-runtime');
        const shell = files.find(({ name }) => name === 'shell');
        if (!runtime || !shell) return;
        const [, code = '', names = ''] = /^([^]*)export\s*\{([^}]*)\};?\s*$/.exec(runtime.code) ?? [];
        const made = `(() => {${code}return {${names.replaceAll(/(\w+) as (\w+)/g, '$2:$1')}}})()`;
        for (const file of files) {
          const own = file.code.replace(use, (_use, from: string, to: string) => `var ${to}=${made}.${from};`);
          // Lists of files to fetch beforehand name one that is there.
          file.code = own.replaceAll(runtime.fileName, shell.fileName);
        }
        // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- how a plugin takes a file out
        delete bundle[runtime.fileName];
      },
    },
  };
}

/** Scripts and styles lie beside themselves compressed (`.br`), as small as they get: done once, here. */
function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const name of Object.keys(bundle).filter((file) => /\.(js|css)$/.test(file))) {
        const file = join(dir, name);
        writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
      }
    },
  };
}

/** The board of a title is a file. Its illustrations for the rules begin another one, and so does what few look at. */
function titleOf(id: string): string | null {
  return /\/web\/src\/titles\/([\w-]+)\/(?!illustrations\.ts|rail\/(?:companies\.ts|Company|Pinned|Final))/.exec(id)?.[1] ?? null;
}

/** What the frame of a page and a table both have. The other parts are of pages. */
const SHELL = /\/node_modules\/(?!uqr\/)|\/web\/src\/(pieces\/|table\/(Sure|names|rounds)\.|i18n\/|api\/|site\/backend|[\w.]+$|parts\/(Failure|LanguageSelect|LevelSelect|Mark|NewVersion|RulesVersion|Segmented|ThemeButton|Toast|copy|faults)\.)/;

/**
 * What a page needs comes in few files: what every page has, what every table has, one title, and
 * the sentences. `--mode gallery` adds the page of saved positions that boards are drawn and tested with;
 * `--mode site` makes the client that needs no server (see `building/site.py`).
 */
export default defineConfig(({ command, mode }) => ({
  plugins: [svelte(), words(), noRuntimeFile(), ...(mode === 'site' ? [] : [packed()])],
  // A site without a server can be in any folder of any host.
  base: mode === 'site' ? './' : '/',
  resolve: { alias: { '#backend': source(mode === 'site' ? 'site/backend.svelte.ts' : 'api/network.ts') } },
  worker: { format: 'es' },
  define: {
    __GALLERY__: JSON.stringify(command === 'serve' || mode === 'gallery'),
    __RUNTIME__: JSON.stringify(process.env.STELLWERK_RUNTIME ?? ''),
    __RUNTIME_BYTES__: Number(process.env.STELLWERK_RUNTIME_BYTES ?? 1),
  },
  server: {
    fs: { allow: [fileURLToPath(new URL('..', import.meta.url))] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: false } },
  },
  build: {
    outDir: process.env.STELLWERK_WEB ?? '../src/stellwerk/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'shell', test: SHELL, priority: 30 },
            { name: 'table', test: /\/web\/src\/(table\/(?!WaitingRoom|ColourChoice|EndSheet|PushOffer|ShowControls|InviteLink|KeyboardHelp|PastBar|Report\.|TableMenu|planner\.)|pages\/Table\.svelte|titles\/index\.ts)/, priority: 20 },
            { name: 'pages', test: /\/web\/src\/parts\/(?!Qr)/, priority: 15 },
            { name: titleOf, debugName: 'titles', priority: 10 },
          ],
        },
      },
    },
  },
}));
