/** What the language says of a text, in the words of the names as people know them. Pure. */
import { compileSet, type FormulaFault } from '#kernel/formula/formula.ts';
import { faultAt, type Range } from '#kernel/formula/tree.ts';
import type { Type, Unit } from '#kernel/formula/values.ts';
import { foldName } from '#kernel/formula/words.ts';
import { withinOneEdit } from '#kernel/persian-text/near.ts';
import type { Remark } from './caret.ts';
import messages from './formula-editor.messages.fa.ts';
import { type FormulaName, namedOf } from './formula-name.ts';
import { toCodes } from './titles.ts';

export interface Asked {
  readonly names: readonly FormulaName[];
  /** What the formula must give. */
  readonly type: Type;
  readonly unit?: Unit | undefined;
}

/** The formula is one of a set of itself: no name of a person's can be this. */
const SELF = ' ';

const flat = (names: readonly FormulaName[]): readonly FormulaName[] => names.flatMap((name) => [name, ...flat(name.fields ?? [])]);

function withTitles(fault: FormulaFault, names: readonly FormulaName[]): string {
  const titleOf = (code: string | undefined): string | undefined => flat(names).find((one) => one.code === code)?.title ?? code;
  const near = fault.code === 'unknownName' ? flat(names).find(({ title }) => withinOneEdit(foldName(title), fault.name ?? '')) : undefined;
  return faultAt(fault.code, fault, { name: titleOf(fault.name), near: near?.title ?? titleOf(fault.near), path: fault.path }).message;
}

/** Faults and warnings of a formula at their places in the text as it was written. An empty text has none. */
export function remarksOn(written: string, { names, type, unit }: Asked): readonly Remark[] {
  if (written.trim() === '') return [];
  const { text, origin } = toCodes(written, names);
  const { faults, warnings } = compileSet([{ code: SELF, text, type, ...(unit !== undefined && { unit }) }], namedOf(names));
  const at = ({ from, to }: Range) => ({ from: origin(from), to: origin(to) });
  return [
    ...faults.map((fault): Remark => ({ ...at(fault), severity: 'error', message: withTitles(fault, names) })),
    ...(faults.length > 0 ? [] : warnings.map((one): Remark => ({ ...at(one), severity: 'warning', message: messages.unlikeUnits }))),
  ];
}

/** Line and column of a place, both from 1. */
export function lineOf(text: string, at: number): { readonly line: number; readonly column: number } {
  const lines = text.slice(0, at).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
