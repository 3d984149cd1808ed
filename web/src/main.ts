import { mount } from 'svelte';

import App from './App.svelte';
import { house } from './house.svelte';
import { locale } from './i18n/locale.svelte';
import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';

void house().catch(() => undefined); // Whoever needs it asks again, and says what went wrong.
await locale.start();
const target = document.getElementById('app');
if (target) mount(App, { target });
