/** Keys of the shell. */
import { letterOf } from '#ui/bare-keys/bare-keys.ts';

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

/** Ctrl+K, on a Mac Cmd+K. */
export const isPaletteKey = (event: KeyboardEvent): boolean => (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && letterOf(event) === 'k';
