/** Keys of their own, without Ctrl: what they mean, whatever alphabet is on, and where they count. */
import { settings } from '#ui/settings/settings-store.ts';

type Key = Pick<KeyboardEvent, 'key' | 'code'>;

/** A Latin layout says the letter itself (Dvorak keys stand elsewhere); on any other the place of the key counts. */
export function letterOf({ key, code }: Key): string | undefined {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
}

const takesKeys = 'input, textarea, select, [contenteditable], [role="textbox"], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** A key of its own, pressed where nothing is written and no list waits for letters, by somebody who wants such keys. */
export function isBareKey(event: KeyboardEvent): boolean {
  if (!settings().singleKeys) return false;
  if (event.defaultPrevented || event.isComposing || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(event.target instanceof Element && event.target.closest(takesKeys) !== null);
}
