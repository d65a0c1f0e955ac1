/** A formula in Persian words, signs and digits; codes of names, texts, days and notes stay as they are written. Pure. */
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { functionNames, keywords } from './formula.messages.fa.ts';
import { Faults } from './tree.ts';
import { type Word, wordsOf } from './words.ts';

const spokenKeywords: ReadonlyMap<string, string> = new Map(Object.entries(keywords).map(([persian, english]) => [english, persian]));
const spokenFunctions: ReadonlyMap<string, string> = new Map(Object.entries(functionNames));
const spokenSigns: ReadonlyMap<string, string> = new Map(
  Object.entries({ '*': '\u00d7', '/': '\u00f7', '>=': '\u2265', '<=': '\u2264', '!=': '\u2260', '%': '\u066a', ',': '\u060c', ';': '\u061b' }),
);

function spoken(word: Word, next: Word | undefined, written: string): string {
  if (word.is === 'number') return toPersianDigits(written).replace('.', '\u066b');
  if (word.is === 'keyword') return spokenKeywords.get(word.text) as string;
  if (word.is === 'sign') return spokenSigns.get(word.text) ?? written;
  const isCall = word.is === 'name' && next?.is === 'sign' && next.text === '(';
  return (isCall ? spokenFunctions.get(word.text) : undefined) ?? written;
}

/** The same formula, said in Persian; a text that cannot be read stays as it is. */
export function inPersian(text: string): string {
  const faults = new Faults();
  const words = wordsOf(text, faults);
  if (faults.all.length > 0) return text;
  let [said, at] = ['', 0];
  for (const [index, word] of words.entries()) {
    said += text.slice(at, word.from) + spoken(word, words[index + 1], text.slice(word.from, word.to));
    at = word.to;
  }
  return said + text.slice(at);
}
