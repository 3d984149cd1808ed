import { tips } from '../../table/tips.svelte';

/** Pointing at a thing that cannot be chosen tells what it is. */
export function tell(node: Element, read: () => { text: string; title?: string }) {
  const show = (): void => {
    const { text, title } = read();
    if (text) tips.show(node, text, title);
  };
  const hide = (): void => {
    tips.hide(node);
  };
  node.addEventListener('pointerenter', show);
  node.addEventListener('pointerleave', hide);
  return {
    destroy(): void {
      hide();
      node.removeEventListener('pointerenter', show);
      node.removeEventListener('pointerleave', hide);
    },
  };
}
