/** What the text of a formula names of the library: constants, input factors and tables by their beginnings, other formulas by their codes. Pure. */
import { parse } from '#kernel/formula/parse.ts';
import type { Node } from '#kernel/formula/tree.ts';
import type { LibraryKind } from './library.contract.ts';

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

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'is' in value;

function* namesIn(node: Node): Iterable<string> {
  if (node.is === 'name') yield node.name;
  for (const part of Object.values(node).flat()) if (isNode(part)) yield* namesIn(part);
}

const CODE = /^[A-Za-z][A-Za-z0-9_]{0,39}$/;

/** Each once, as it is written. */
export const namesInText = (text: string): string[] => [...new Set(namesIn(parse(text).tree))];

/** Each once; names that can be of no item, those of parameters and fields, are left out. */
export function referencesIn(text: string): readonly Reference[] {
  return namesInText(text)
    .map(referenceOf)
    .filter(({ code }) => CODE.test(code));
}
