/** What a key means, whatever alphabet is on: the letter printed on the key, not the one it types. */

import { settings } from '#ui/settings/settings-store.ts';

/** Areas behind `g` and a letter; only those that the person may open do something. */
export const goKeys: Readonly<Record<string, string>> = {
  d: '/dashboard',
  t: '/tasks',
  p: '/personnel/search',
  u: '/organizationalUnit',
  c: '/organizationalChart',
  m: '/myNotifications',
  i: '/userProfile',
  h: '/help',
};

type Key = Pick<KeyboardEvent, 'key' | 'code'>;

/** A Latin layout says the letter itself (Dvorak keys stand elsewhere); on any other the place of the key counts. */
export function letterOf({ key, code }: Key): string | undefined {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
}

/** Ctrl+K, on a Mac Cmd+K. */
export const isPaletteKey = (event: KeyboardEvent): boolean => (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && letterOf(event) === 'k';

const takesKeys = 'input, textarea, select, [contenteditable], [role="textbox"], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** A key of its own, pressed where nothing is written and no list waits for letters, by somebody who wants such keys. */
export function isBareKey(event: KeyboardEvent): boolean {
  if (!settings().singleKeys) return false;
  if (event.defaultPrevented || event.isComposing || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(event.target instanceof Element && event.target.closest(takesKeys) !== null);
}
