export { default as Table } from './Table.svelte';
export { parse } from './position';
