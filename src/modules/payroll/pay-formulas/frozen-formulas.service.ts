/** What factors of a group rest on that formulas of the library count, as it stands in a month: frozen with the terms of a run. */
import { namesInText } from '#kernel/formula/names.ts';
import type { Value } from '#kernel/formula/values.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { FormulaName, LibraryFormula, LibraryLook, LibraryName } from '#platform/formula/formula.define.ts';
import { namedOf } from '#platform/formula/names.rules.ts';
import { formulaLibrary, librarySource, namesFor } from '#platform/formula/registry.server.ts';
import { isOwnName, type TermFormula, type TermFormulas, type TermName } from '../pay/pay-formulas.rules.ts';

interface MonthOf {
  readonly companyId: string;
  /** ISO day, the last of the month: the one on which people are asked about, too. */
  readonly day: string;
}

function termFormula(one: LibraryFormula): TermFormula {
  const { id, title, version, fromDate: day } = one;
  return { ...librarySource(one), title, source: { kind: 'formula', id, title, day, version }, asks: namesInText(one.text) };
}

function termName(name: FormulaName | LibraryName, day: string): TermName {
  const { code, title } = name;
  const source = 'kind' in name ? { kind: name.kind, id: name.id, title, day: name.fromDate, version: name.version } : { kind: 'vocabulary' as const, id: code, title, day };
  return { code, named: namedOf(name), classes: [...new Set([name.class, ...(name.fields ?? []).map((field) => field.class)])], source };
}

/**
 * Undefined where no formula is chosen. A formula that does not stand on the day is not among them: whoever is counted by it is set aside.
 * A few statements, however many the formulas and people are. Without a RowScope: of no person.
 */
export async function formulasOn(db: Db, { companyId, day }: MonthOf, codes: readonly string[]): Promise<TermFormulas | undefined> {
  if (codes.length === 0) return undefined;
  const look: LibraryLook = { db, day, rows: systemScope([companyId], day), actor: { companyId } };
  const library = formulaLibrary();
  const found = (await library.formulas(look, { codes })).map(termFormula);
  const own = new Set(found.map(({ code }) => code));
  const asked = new Set(found.flatMap(({ asks }) => asks).filter((name) => !own.has(name) && !isOwnName(name)));
  const names = (await namesFor(look, undefined)).filter(({ code, call }) => call === undefined && asked.has(code));
  const values = await library.shared(look, new Set(names.map(({ code }) => code)));
  return { formulas: found, names: names.map((name) => termName(name, day)), values };
}

/** Names that are asked of each person and of the day, and not of the library for everybody. */
export const askedOf = (formulas: TermFormulas | undefined): readonly string[] =>
  (formulas?.names ?? []).flatMap(({ code, source }) => (source.kind === 'constant' || source.kind === 'table' ? [] : [code]));

const isRows = (value: Value): value is readonly ReadonlyMap<string, Value>[] => Array.isArray(value);

/** Without what is missing, which JSON would keep as something else. */
const kept = (value: Value): Value => (isRows(value) ? value.map((row) => new Map([...row].filter(([, one]) => one !== undefined))) : value);

/** What is known of the names that are asked for, as an input of a payslip. */
export function askedIn(values: ReadonlyMap<string, Value>, names: readonly string[]): { readonly asked?: ReadonlyMap<string, Value> } {
  if (names.length === 0) return {};
  return { asked: new Map(names.flatMap((name): [string, Value][] => (values.get(name) === undefined ? [] : [[name, kept(values.get(name))]]))) };
}
