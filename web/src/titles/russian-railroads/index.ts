export { default as Study } from './Study.svelte';
export { default as Table } from './Table.svelte';
