/** What a formula may name, as the editor is told of it. Pure. */
import { type Callable, type Named, RunFault, type Type, type Unit } from '#kernel/formula/values.ts';

export interface FormulaOption {
  /** What a formula compares with. */
  readonly code: string;
  readonly title: string;
}

/** A function that a module gives to the language. */
export interface FormulaCall {
  readonly takes: readonly {
    readonly title: string;
    readonly type: Type;
    readonly unit?: Unit | undefined;
    readonly isOptional?: boolean | undefined;
    /** Of a list: what each record must tell. */
    readonly fields?: readonly { readonly code: string; readonly title: string; readonly type: Type }[] | undefined;
  }[];
  readonly help: string;
  /** Calls of it and what they come to, as formulas. */
  readonly examples: readonly { readonly text: string; readonly result: string }[];
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
  /** Of a function, which gives the type and unit of the name. */
  readonly call?: FormulaCall | undefined;
  /** Shown, but nothing answers it yet. */
  readonly isInactive?: boolean | undefined;
}

/** For checks: the function itself is known to the server alone. */
const callableOf = ({ takes }: FormulaCall, { type, unit }: FormulaName): Callable => ({
  takes: takes.map((one) => one.type),
  units: takes.map((one) => one.unit),
  fields: takes.map(({ fields }) => fields && new Map(fields.map(({ code, title, type }) => [code, { title, type }]))),
  least: takes.filter(({ isOptional }) => isOptional !== true).length,
  most: takes.length,
  gives: type,
  unit,
  run: () => {
    throw new RunFault('noResult');
  },
});

function namedAs(name: FormulaName): Named {
  const { title, type, unit, fields, keys, call } = name;
  return { title, type, unit, keys, fields: fields && namedOf(fields), call: call && callableOf(call, name) };
}

/** What the language knows of names, by their codes; inactive ones are not known. */
export const namedOf = (names: readonly FormulaName[]): ReadonlyMap<string, Named> =>
  new Map(names.filter(({ isInactive }) => isInactive !== true).map((name) => [name.code, namedAs(name)]));
