/** How a value came about, in the shape the calls of formulas answer it, and its sentences. Pure. */

import type { RoundingMode } from '#kernel/formula/exact.ts';
import { inPersian } from '#kernel/formula/persian.ts';
import { Faults } from '#kernel/formula/tree.ts';
import { wordsOf } from '#kernel/formula/words.ts';
import { isolateLtr } from '#kernel/persian-text/persian-text.ts';
import { formatDate, formatNumber, shownDigits } from '#ui/format/format.ts';
import type { FormulaName } from '#ui/formula-editor/formula-name.ts';
import { toTitles } from '#ui/formula-editor/titles.ts';
import messages from './formula-explanation.messages.fa.ts';

/** A number is its digits or `n/d`, or a JSON number when whole and safe; null is missing. An explanation tells of a list how long it is, of a table its title. */
export type WireValue =
  | string
  | number
  | boolean
  | null
  | { readonly date: string }
  | { readonly text: string }
  | { readonly count: string }
  | { readonly table: string }
  | readonly unknown[];

export interface ExplanationSource {
  readonly kind: string;
  readonly id: string;
  readonly title: string;
  readonly day?: string | undefined;
  readonly version?: number | undefined;
}

/** A part of a formula and what it came to. Without `value` the reader may not see it, its name alone is shown. */
export interface Explanation {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly value?: WireValue | undefined;
  readonly exact?: string | undefined;
  readonly rounding?: { readonly unit: string | number; readonly mode: RoundingMode } | undefined;
  readonly source?: ExplanationSource | undefined;
  readonly parts: readonly Explanation[];
}

/** Digits as they are read: grouped, with the Persian point; a ratio as a fraction. */
export function numberText(digits: string): string {
  if (digits.includes('/')) return isolateLtr(shownDigits(digits.replace('/', '\u2044')));
  const [whole = '', fraction] = digits.replace('-', '').split('.');
  const sign = digits.startsWith('-') ? '\u2212' : '';
  const text = `${sign}${formatNumber(BigInt(whole))}${fraction === undefined ? '' : shownDigits(`\u066b${fraction}`)}`;
  return sign === '' ? text : isolateLtr(text);
}

/** A value as it is read. */
export function valueText(value: WireValue | undefined): string {
  if (value === undefined) return messages.hidden;
  if (value === null) return messages.missing;
  if (typeof value === 'boolean') return value ? messages.yes : messages.no;
  if (typeof value === 'number' || typeof value === 'string') return numberText(String(value));
  if ('date' in value) return formatDate(value.date);
  if ('text' in value) return `\u00ab${value.text}\u00bb`;
  if ('table' in value) return `\u00ab${value.table}\u00bb`;
  return messages.rows(formatNumber('count' in value ? Number(value.count) : value.length));
}

/** A number, a text, a day or a word of the language: it says itself what it is worth. */
export function isLiteral({ text, parts, source }: Explanation): boolean {
  const [word] = wordsOf(text, new Faults());
  return parts.length === 0 && source === undefined && word?.is !== 'name' && word?.is !== 'title';
}

/** As it is read: titles for codes, Persian words and signs whatever it was written in. */
export const titled = (text: string, names: readonly FormulaName[]): string => inPersian(toTitles(text, names).text);

/** What of a formula is shown with a line of its own below another: all but what says itself. */
export const partsOf = ({ parts }: Explanation): readonly Explanation[] => parts.filter((part) => !isLiteral(part));

/** The text with what each of its parts came to in the place of the part; a part that the reader may not see stands by its name. */
export function countedText(node: Explanation, names: readonly FormulaName[]): string {
  let [said, at] = ['', node.from];
  for (const part of [...node.parts].sort((a, b) => a.from - b.from)) {
    said += titled(node.text.slice(at - node.from, part.from - node.from), names);
    said += part.value === undefined ? titled(part.text, names) : isLiteral(part) ? inPersian(part.text) : valueText(part.value);
    at = part.to;
  }
  return said + titled(node.text.slice(at - node.from), names);
}

/** The whole in one sentence: what was written, with values, and what came out. */
export function sentenceOf(node: Explanation, names: readonly FormulaName[]): string {
  const steps = [titled(node.text, names), ...(partsOf(node).length > 0 ? [countedText(node, names)] : []), valueText(node.value)];
  return steps.filter((step, at) => step !== steps[at - 1]).join(' = ');
}
