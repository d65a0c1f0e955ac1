/** What the language says of a text as it was written, with titles. Pure. */
import { checkFormula } from '#kernel/formula/check.ts';
import type { Range } from '#kernel/formula/tree.ts';
import type { Type, Unit } from '#kernel/formula/values.ts';
import type { Remark } from './caret.ts';
import { type FormulaName, namedOf } from './formula-name.ts';
import { toCodes } from './titles.ts';

export interface Asked {
  readonly names: readonly FormulaName[];
  /** What the formula must give; anything when absent. */
  readonly type?: Type | undefined;
  readonly unit?: Unit | undefined;
}

export interface CheckedText {
  /** Faults and warnings at their places in the written text. */
  readonly remarks: readonly Remark[];
  /** The formula in Persian sentences; empty for one that could not be read. */
  readonly plain: string;
}

/** An empty text has no faults. */
export function checkText(written: string, { names, type, unit }: Asked): CheckedText {
  if (written.trim() === '') return { remarks: [], plain: '' };
  const { text, origin } = toCodes(written, names);
  const { errors, warnings, plain } = checkFormula(text, { names: namedOf(names), type, unit });
  const at = ({ from, to }: Range) => ({ from: origin(from), to: origin(to) });
  return {
    remarks: [
      ...errors.map((one): Remark => ({ ...at(one), severity: 'error', message: one.message })),
      ...warnings.map((one): Remark => ({ ...at(one), severity: 'warning', message: one.message })),
    ],
    plain: errors.length === 0 ? plain : '',
  };
}

/** Line and column of a place, both from 1. */
export function lineOf(text: string, at: number): { readonly line: number; readonly column: number } {
  const lines = text.slice(0, at).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
