/** Letters that people take for one another: written for the same sound, or apart by their dots alone. Of folded text. */
import { withinOneEdit } from './near.ts';

const alike: readonly string[] = [
  '\u0632\u0630\u0636\u0638',
  '\u0633\u062B\u0635',
  '\u062A\u0637',
  '\u0642\u063A',
  '\u0647\u062D',
  '\u0627\u0639',
  '\u0628\u067E\u062A\u062B\u0646\u06CC',
  '\u062C\u0686\u062D\u062E',
  '\u062F\u0630',
  '\u0631\u0632\u0698',
  '\u0633\u0634',
  '\u0635\u0636',
  '\u0637\u0638',
  '\u0639\u063A',
  '\u0641\u0642',
  '\u06A9\u06AF',
];

/**
 * Whether a short word is another one with one letter taken for one that sounds or looks like it, or with two neighbours swapped:
 * of three letters every word is one letter away from many others, and only such slips are worth guessing.
 */
export function isSlipOf(typed: string, word: string): boolean {
  if (typed.length !== word.length || typed === word || !withinOneEdit(typed, word)) return false;
  const at = [...typed].findIndex((letter, index) => letter !== word[index]);
  const [mine, theirs] = [typed[at] ?? '', word[at] ?? ''];
  const isSwap = mine === word[at + 1] && theirs === typed[at + 1];
  return isSwap || alike.some((letters) => letters.includes(mine) && letters.includes(theirs));
}
