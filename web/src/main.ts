import { mount } from 'svelte';

import App from './App.svelte';
import { catalog } from './catalog.svelte';
import { locale } from './i18n/locale.svelte';
import { router } from './router.svelte';
import { pageAt } from './routes';
import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';
import './theme/forced.css';
import { version } from './version.svelte';

// Not awaited here: a module that waits keeps the bundler from joining files.
async function start(): Promise<void> {
  version.watch(); // Before anything is waited for: whoever comes back while the page starts is heard, too.
  void catalog().catch(() => undefined); // Code that needs it asks again, and reports what went wrong.
  // The page is fetched together with its sentences. Whatever goes wrong is reported where the page is asked for again.
  void pageAt(router.path).catch(() => undefined);
  await locale.start();
  const target = document.getElementById('app');
  if (target) mount(App, { target });
  version.keep(); // It fetches all pages, after what this one needs.
}

void start();
