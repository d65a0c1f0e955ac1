/** What the text of a formula names of the library: constants, input factors and tables by their beginnings, other formulas by their codes. Pure. */
import { namesInText } from '#kernel/formula/names.ts';
import type { LibraryKind } from '../library.contract.ts';

/** An item of the library that a text asks for. */
export interface Reference {
  readonly kind: LibraryKind;
  readonly code: string;
}

const beginnings = { constant: 'C_', inputFactor: 'IF_', table: 'T_' } as const;

/** The name by which texts ask for an item. */
export const nameOf = (kind: LibraryKind, code: string): string => (kind === 'formula' ? code : `${beginnings[kind]}${code}`);

/** The item that a name asks for: any other name may be that of a formula. */
export function referenceOf(name: string): Reference {
  for (const kind of ['constant', 'inputFactor', 'table'] as const) if (name.startsWith(beginnings[kind])) return { kind, code: name.slice(beginnings[kind].length) };
  return { kind: 'formula', code: name };
}

const CODE = /^[A-Za-z][A-Za-z0-9_]{0,39}$/;

/** Each once; names that can be of no item, those of parameters and fields, are left out. */
export function referencesIn(text: string): readonly Reference[] {
  return namesInText(text)
    .map(referenceOf)
    .filter(({ code }) => CODE.test(code));
}
