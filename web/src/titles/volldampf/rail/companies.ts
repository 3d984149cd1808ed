/** What shows a whole company: a file of its own, for those who look at one. */

export { default as Company } from './Company.svelte';
export { default as Pinned } from './Pinned.svelte';
