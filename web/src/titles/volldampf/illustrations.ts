export { default as Illustration } from './Illustration.svelte';
export { names } from './illustrationNames';
