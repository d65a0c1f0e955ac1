/**
 * How a company writes the numbers of its papers: text with the Jalali year, the number in it, and its series in braces.
 * `{year}` is the whole year and `{year2}` its last two digits; `{number:5}` is the number in at least five digits. Pure.
 */
import { shownNumber } from './paper-marks.rules.ts';

/** Characters that a pattern and the number written by it may have. */
export const PATTERN_LENGTH = 40;
const PLACE = /\{(year|year2|series|number(?::([1-9]))?)\}/g;
/** Letters of any script, digits and what stands between the parts of a number. */
const PLAIN = /^[\p{L}\p{Nd}\u200c /._-]*$/u;

export type PatternFault = 'noYear' | 'noNumber' | 'unknownPart';

/** What is wrong with a pattern: without year or number two papers would bear the same. */
export function patternFault(pattern: string): PatternFault | undefined {
  if (!PLAIN.test(pattern.replace(PLACE, ''))) return 'unknownPart';
  const parts = new Set([...pattern.matchAll(PLACE)].map(([, part = '']) => part.split(':')[0]));
  if (!parts.has('number')) return 'noNumber';
  return parts.has('year') || parts.has('year2') ? undefined : 'noYear';
}

export interface NumberedPaper {
  /** Jalali. */
  readonly year: number;
  /** In the year and series. */
  readonly number: number;
  readonly series: string;
}

/** The number as it stands on the paper; without a pattern year and number. */
export const writtenNumber = (pattern: string | null, { year, number, series }: NumberedPaper): string =>
  pattern === null
    ? shownNumber(year, number)
    : pattern.replace(PLACE, (_, part: string, digits?: string) => {
        if (part === 'year') return String(year);
        if (part === 'year2') return String(year % 100).padStart(2, '0');
        return part === 'series' ? series : String(number).padStart(Number(digits ?? 1), '0');
      });
