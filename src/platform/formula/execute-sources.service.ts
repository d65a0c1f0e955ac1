/** The formulas of a counting: those given and those of the library, with the types of their results. */
import { checkFormula } from '#kernel/formula/check.ts';
import { type Exact, readExact } from '#kernel/formula/exact.ts';
import type { Source } from '#kernel/formula/formula.ts';
import { namesInText } from '#kernel/formula/names.ts';
import { orderOf } from '#kernel/formula/order.ts';
import type { Named } from '#kernel/formula/values.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { executeErrors } from './execute.errors.ts';
import type { LibraryFormula, LibraryLook } from './formula.define.ts';
import { formulaLibrary, librarySource } from './registry.server.ts';

export interface GivenFormula {
  readonly code: string;
  readonly text: string;
  readonly rounding?: { readonly unit: string; readonly mode: 'half' | 'down' | 'up' | 'none' } | undefined;
}

/** Types of given texts follow from what they say, those they rest on first. */
function typed(given: readonly GivenFormula[], above: ReadonlyMap<string, Named>): Source[] {
  const byCode = new Map(given.map((one) => [one.code, one]));
  const { order } = orderOf(new Map(given.map(({ code, text }) => [code, namesInText(text).filter((name) => byCode.has(name))])));
  const known = new Map(above);
  for (const code of byCode.keys()) known.delete(code);
  const functions = [...known].filter(([, { call }]) => call !== undefined);
  return order.flatMap((code) => {
    const one = byCode.get(code);
    if (!one) return [];
    const asked = namesInText(one.text).flatMap((name) => (known.has(name) ? [[name, known.get(name) as Named] as const] : []));
    const { type = 'number', unit } = checkFormula(one.text, { names: new Map([...functions, ...asked]) });
    known.set(code, { type, unit });
    const rounding = one.rounding && { mode: one.rounding.mode, unit: readExact(one.rounding.unit) as Exact };
    return [{ code, text: one.text, type, ...(unit && { unit }), ...(rounding && { rounding }) }];
  });
}

/**
 * What is counted: formulas given and asked for by id, with those of the library that they rest on; one that is given takes the place of
 * another of its code. Throws notFound of an id that stands for nothing, formulasUnclear.
 */
export async function sourcesOf(
  look: LibraryLook,
  given: readonly GivenFormula[],
  ids: readonly string[],
  names: ReadonlyMap<string, Named>,
): Promise<{ readonly sources: readonly Source[]; readonly library: readonly LibraryFormula[] }> {
  const own = new Set(given.map(({ code }) => code));
  if (given.length + ids.length === 0 || own.size < given.length) throw executeErrors.error('formulasUnclear');
  const byId = ids.length === 0 ? [] : await formulaLibrary().formulas(look, { ids });
  const found = new Set(byId.map(({ id }) => id));
  if (ids.some((id) => !found.has(id))) throw httpErrors.error('notFound');
  const asked = [...new Set(given.flatMap(({ text }) => namesInText(text)))].filter((name) => !own.has(name));
  const named = asked.length === 0 ? [] : await formulaLibrary().formulas(look, { codes: asked });
  const library = [...new Map([...byId, ...named].map((one) => [one.code, one])).values()].filter(({ code }) => !own.has(code));
  const standing = library.map(librarySource);
  const above = new Map([...names, ...standing.map(({ code, ...one }): [string, Named] => [code, one])]);
  return { sources: [...standing, ...typed(given, above)], library };
}
