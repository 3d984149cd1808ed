export { parse } from './position';
export { default as Table } from './Table.svelte';
