/** The key of an event that is meant for the game, in small letters; '' if it is meant for something else. */
export function gameKey(event: KeyboardEvent): string {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return '';
  const at = event.target as Element;
  if (at.closest('input, textarea, select, [contenteditable]')) return '';
  // Behind an open dialog nothing is played.
  if (document.querySelector('dialog[open]')) return '';
  return event.key.toLowerCase();
}
