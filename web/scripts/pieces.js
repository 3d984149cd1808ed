// Boards come in as JSON; the pieces that pictures are made of go out.

import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createServer, loadConfigFromFile } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const boards = await json(process.stdin);
// The client says on its page which language it speaks.
globalThis.document = { documentElement: {} };

const { config: settings } = await loadConfigFromFile({ command: 'build', mode: 'production' }, `${root}/vite.config.ts`);
const plugins = settings.plugins.flat().filter((one) => one && !String(one.name).startsWith('vite-plugin-svelte'));
const vite = await createServer({
  ...settings,
  configFile: false,
  root,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  // The styles of a component come with what it renders.
  plugins: [...plugins, svelte({ emitCss: false })],
});
try {
  const { drawPieces } = await vite.ssrLoadModule('/src/drawing/pieces.ts');
  process.stdout.write(JSON.stringify(await drawPieces(boards)));
} finally {
  await vite.close();
}
