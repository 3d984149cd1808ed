import { mount } from 'svelte';

import App from './App.svelte';
import { locale } from './i18n/locale.svelte';
import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';

await locale.start();
const target = document.getElementById('app');
if (target) mount(App, { target });
