import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';

import config from './svelte.config.js';

export default ts.config(
  { ignores: ['node_modules', 'dist', 'src/api/schema.ts'] },
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig: config } },
  },
  {
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      // Our own router turns plain links into pages; there is no base path to resolve.
      'svelte/no-navigation-without-resolve': 'off',
      // Maps and sets are made anew by a derivation and not changed after that.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
);
