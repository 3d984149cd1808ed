import { fileURLToPath } from 'node:url';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = process.env.STELLWERK_SERVER ?? 'http://127.0.0.1:8000';

/** `--mode gallery` adds the page of saved positions that boards are drawn and tested with. */
export default defineConfig(({ command, mode }) => ({
  plugins: [svelte()],
  define: { __GALLERY__: JSON.stringify(command === 'serve' || mode === 'gallery') },
  server: {
    fs: { allow: [fileURLToPath(new URL('..', import.meta.url))] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: false } },
  },
  build: {
    outDir: process.env.STELLWERK_WEB ?? '../src/stellwerk/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
}));
