/** Whether a draft of a formula is clean: its text over the names of its use, the formulas it rests on, and its stored tests. */
import { readExact } from '#kernel/formula/exact.ts';
import { compileSet, type FormulaFault, type Source } from '#kernel/formula/formula.ts';
import type { Range } from '#kernel/formula/tree.ts';
import type { Named } from '#kernel/formula/values.ts';
import type { FormulaName, FormulaUse, LibraryLook } from '#platform/formula/formula.define.ts';
import { namedOf } from '#platform/formula/names.rules.ts';
import { formulaLibrary, formulaUse, librarySource, namesFor } from '#platform/formula/registry.server.ts';
import type { ContentOf } from '../library.contract.ts';
import { libraryErrors } from '../library.errors.ts';
import { referencesIn } from '../references/references.rules.ts';
import { runTest, type TestOutcome, type Unreached, unreachedIn } from './tests.rules.ts';

export interface CheckedFormula {
  readonly faults: readonly FormulaFault[];
  /** Places where unlike units meet. */
  readonly warnings: readonly Range[];
  /** None while there are faults. */
  readonly tests: readonly TestOutcome[];
  /** Branches that no test comes through. */
  readonly unreached: readonly Unreached[];
}

/** Names as a compiler takes them, but for some. */
export const namesOf = (names: readonly FormulaName[], without: ReadonlySet<string>): ReadonlyMap<string, Named> =>
  new Map(names.flatMap((name) => (without.has(name.code) ? [] : [[name.code, namedOf(name)] as const])));

/** A version of a formula as it is counted. */
export const ownSource = (code: string, { text, rounding }: ContentOf<'formula'>, { type, unit }: FormulaUse): Source => ({
  code,
  text,
  type,
  ...(unit && { unit }),
  ...(rounding && { rounding: { mode: rounding.mode, unit: readExact(rounding.unit) ?? 1 } }),
});

/** Checks what a formula is to say on the day of the look. Throws unknownUse. */
export async function checkFormulaContent(look: LibraryLook, code: string, content: ContentOf<'formula'>): Promise<CheckedFormula> {
  const use = formulaUse(content.use);
  if (!use) throw libraryErrors.error('unknownUse');
  const own = ownSource(code, content, use);
  const offered = await namesFor(look, use);
  // the text may ask for what its use is offered, whatever the formulas ask for that it rests on
  const alone = compileSet([own], namesOf(offered, new Set([code])));
  const asked = referencesIn(content.text).filter(({ kind }) => kind === 'formula');
  const others = (await formulaLibrary().formulas(look, { codes: asked.map((one) => one.code) })).filter((one) => one.code !== code);
  const names = namesOf(await namesFor(look, undefined), new Set([code, ...others.map((one) => one.code)]));
  const set = compileSet([own, ...others.map(librarySource)], names);
  const faults = alone.faults.length > 0 ? alone.faults : set.faults;
  if (faults.length > 0) return { faults, warnings: alone.warnings, tests: [], unreached: [] };
  const shared = await formulaLibrary().shared(look, new Set(names.keys()));
  const counted = content.tests.map((test) => runTest(set, code, shared, test));
  const trees = counted.flatMap(({ tree }) => (tree ? [tree] : []));
  return { faults, warnings: alone.warnings, tests: counted.map(({ outcome }) => outcome), unreached: unreachedIn(content.text, trees) };
}
