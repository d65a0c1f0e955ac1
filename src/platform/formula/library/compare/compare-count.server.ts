/** Counts two versions of a formula for some people, with what whoever compares may know of them. */
import type { FieldClass } from '#kernel/entity.ts';
import { compileSet, type FormulaSet } from '#kernel/formula/formula.ts';
import { namesInText } from '#kernel/formula/names.ts';
import type { FormulaName, LibraryLook, Subject } from '#platform/formula/formula.define.ts';
import { readKnown } from '#platform/formula/known.service.ts';
import { mayKnow } from '#platform/formula/names.rules.ts';
import { formulaLibrary, formulaUse, librarySource, namesFor } from '#platform/formula/registry.server.ts';
import { libraryErrors } from '../library.errors.ts';
import type { LookedAt } from '../library.store.ts';
import { namesOf, ownSource } from '../publishing/formula-check.server.ts';
import { referencesIn } from '../references/references.rules.ts';
import type { Pair } from './compare.rules.ts';

export interface Sides {
  readonly code: string;
  readonly old: LookedAt<'formula'>;
  readonly new: LookedAt<'formula'>;
}

interface Counting {
  readonly set: FormulaSet;
  /** Names that its texts ask for. */
  readonly asked: readonly string[];
}

/** A version with all it rests on. Throws unknownUse, and faults of a text that cannot be counted. */
async function countingOf(look: LibraryLook, code: string, { content }: LookedAt<'formula'>): Promise<Counting> {
  const use = formulaUse(content.use);
  if (!use) throw libraryErrors.error('unknownUse');
  const codes = referencesIn(content.text).flatMap((one) => (one.kind === 'formula' ? [one.code] : []));
  const others = (await formulaLibrary().formulas(look, { codes })).filter((one) => one.code !== code);
  const names = namesOf(await namesFor(look, undefined), new Set([code, ...others.map((one) => one.code)]));
  const set = compileSet([ownSource(code, content, use), ...others.map(librarySource)], names);
  if (set.faults.length > 0) throw libraryErrors.error('faults', { data: { faults: set.faults } });
  return { set, asked: [content.text, ...others.map(({ text }) => text)].flatMap(namesInText).filter((name) => names.has(name)) };
}

/** Both versions, compiled with the names that they may ask for. */
export interface Comparing {
  readonly code: string;
  readonly old: FormulaSet;
  readonly new: FormulaSet;
  readonly asked: readonly FormulaName[];
}

/** Throws unknownUse, and faults of a text that cannot be counted. */
export async function comparingOf(look: LibraryLook, { code, ...sides }: Sides): Promise<Comparing> {
  const [old, now] = [await countingOf(look, code, sides.old), await countingOf(look, code, sides.new)];
  const asked = new Set([...old.asked, ...now.asked]);
  return { code, old: old.set, new: now.set, asked: (await namesFor(look, undefined)).filter((name) => asked.has(name.code)) };
}

/** What comes of both versions for each of the people. Values of classes that are not held are missing. */
export async function countPairs(look: LibraryLook, { code, asked, ...sets }: Comparing, subjects: readonly Subject[], held: ReadonlySet<FieldClass>): Promise<Pair[]> {
  const known = new Set(asked.filter((name) => mayKnow(held, name)).map((name) => name.code));
  const values = await readKnown(look, known, subjects);
  return subjects.flatMap(({ partyRelationshipId }) => {
    const given = values(partyRelationshipId);
    const [before, after] = [sets.old.run(given).get(code), sets.new.run(given).get(code)];
    return before && after ? [{ partyRelationshipId, old: before, new: after }] : [];
  });
}
