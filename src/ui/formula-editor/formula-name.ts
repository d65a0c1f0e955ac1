/** What a formula may name, as the editor is told of it. Pure. */
import type { Named, Type, Unit } from '#kernel/formula/values.ts';

export interface FormulaOption {
  /** What a formula compares with. */
  readonly code: string;
  readonly title: string;
}

export interface FormulaName {
  /** What stands in the stored text; it never changes. */
  readonly code: string;
  /** What is shown and written in its place. */
  readonly title: string;
  readonly type: Type;
  readonly unit?: Unit | undefined;
  /** Names of one group stand together in the palette. */
  readonly group?: string | undefined;
  readonly help?: string | undefined;
  /** The values that a text may have. */
  readonly options?: readonly FormulaOption[] | undefined;
  /** Of the records of a list. */
  readonly fields?: readonly FormulaName[] | undefined;
  /** Of a table. */
  readonly keys?: Named['keys'];
  /** Shown, but nothing answers it yet. */
  readonly isInactive?: boolean | undefined;
}

/** What the language knows of names, by their codes; inactive ones are not known. */
export function namedOf(names: readonly FormulaName[]): ReadonlyMap<string, Named> {
  const active = names.filter(({ isInactive }) => isInactive !== true);
  return new Map(active.map(({ code, title, type, unit, fields, keys }) => [code, { title, type, unit, keys, fields: fields === undefined ? undefined : namedOf(fields) }]));
}
