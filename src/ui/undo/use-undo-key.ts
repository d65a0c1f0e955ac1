import { isOnPage, useWindowKeys } from '#ui/bare-keys/use-window-keys.ts';
import { undoHeld } from './held-acts.ts';

/** Fields take back their own typing. */
const isTyping = ({ target }: KeyboardEvent): boolean => target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;

/** Ctrl+Z takes back the act that still waits. */
export function useUndoKey(): void {
  useWindowKeys((event) => {
    if (event.code !== 'KeyZ' || event.shiftKey || !(event.ctrlKey || event.metaKey) || event.defaultPrevented || !isOnPage(event) || isTyping(event)) return;
    if (undoHeld()) event.preventDefault();
  });
}
