/** Vocabularies, uses, functions and the library that slices have declared (`*.formula.ts`), known since the start of the server. */

import type { Source } from '#kernel/formula/formula.ts';
import { sql } from '#platform/db/db.server.ts';
import type { FormulaFunction, FormulaLibrary, FormulaName, FormulaPart, FormulaPeople, FormulaUse, LibraryFormula, LibraryLook, Vocabulary } from './formula.define.ts';
import { nameOf } from './names.rules.ts';
import messages from './period.messages.fa.ts';

export interface FormulaParts {
  readonly vocabularies: readonly Vocabulary[];
  readonly uses: readonly FormulaUse[];
  readonly functions: readonly FormulaFunction[];
  readonly library: FormulaLibrary | undefined;
  readonly people: FormulaPeople | undefined;
}

const none: FormulaLibrary = { is: 'library', names: async () => [], shared: async () => new Map(), factors: async () => new Map(), formulas: async () => [] };

const nobody: FormulaPeople = { is: 'people', employments: async () => sql`select null::uuid as key where false` };

let known: FormulaParts = { vocabularies: [], uses: [], functions: [], library: undefined, people: undefined };

/** The parts of all slices, by what they are. */
export const partsOf = (parts: readonly FormulaPart[]): FormulaParts => ({
  vocabularies: parts.filter((part) => part.is === 'vocabulary'),
  uses: parts.filter((part) => part.is === 'use'),
  functions: parts.filter((part) => part.is === 'function'),
  library: parts.find((part) => part.is === 'library'),
  people: parts.find((part) => part.is === 'people'),
});

/** Called by the composition of the server, and by tests with parts of their own. */
export function announceFormulas(parts: readonly FormulaPart[]): void {
  known = partsOf(parts);
}

export const allVocabularies = (): readonly Vocabulary[] => known.vocabularies;

export const allUses = (): readonly FormulaUse[] => known.uses;

/** Undefined of a use that no installed slice declares. */
export const formulaUse = (code: string): FormulaUse | undefined => known.uses.find((use) => use.code === code);

/** An empty one where none is installed. */
export const formulaLibrary = (): FormulaLibrary => known.library ?? none;

/** One that has nobody where no list of personnel is installed. */
export const formulaPeople = (): FormulaPeople => known.people ?? nobody;

/** The vocabularies a use is offered; all of them where no use is said. */
function vocabulariesFor(use: FormulaUse | undefined): readonly Vocabulary[] {
  return use === undefined ? known.vocabularies : known.vocabularies.filter(({ code }) => use.vocabularies.includes(code));
}

/** A name and the heading it stands under in palettes. */
export interface GroupedName {
  readonly group: string;
  readonly name: FormulaName;
}

/** Every name that a formula of a use may ask for or call, those of the library among them. */
export const groupedNames = async (look: LibraryLook, use: FormulaUse | undefined): Promise<readonly GroupedName[]> => [
  ...vocabulariesFor(use).flatMap(({ title, names }) => names.map((name) => ({ group: title, name }))),
  ...known.functions.map((one) => ({ group: messages.formula.functions, name: nameOf(one) })),
  ...(await formulaLibrary().names(look)).map((name) => ({ group: messages.formula.library[name.kind], name })),
];

/** The same without headings. */
export const namesFor = async (look: LibraryLook, use: FormulaUse | undefined): Promise<readonly FormulaName[]> => (await groupedNames(look, use)).map(({ name }) => name);

/** A formula of the library as it is counted, of the type and unit of its use. */
export function librarySource({ code, title, text, use, rounding }: LibraryFormula): Source {
  const asked = formulaUse(use);
  return { code, title, text, type: asked?.type ?? 'number', ...(asked?.unit && { unit: asked.unit }), ...(rounding && { rounding }) };
}
