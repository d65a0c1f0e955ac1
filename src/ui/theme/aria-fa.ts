/**
 * React Aria ships no fa-IR strings. It reads a global dictionary when there is one, so ours is put there.
 * Import this file before any component renders (`app-provider.tsx` does it first).
 * `aria-fa.test.ts` compares the keys with the library's own on every upgrade.
 */
import { ariaStrings } from './aria.messages.fa.ts';

const localeSymbol = Symbol.for('react-aria.i18n.locale');
const stringsSymbol = Symbol.for('react-aria.i18n.strings');

if (typeof window !== 'undefined') {
  const host = window as unknown as Record<symbol, unknown>;
  host[localeSymbol] = 'fa-IR';
  host[stringsSymbol] = ariaStrings;
}
