/** What an item may say, and what its versions come to. Pure. */
import { writeExact } from '#kernel/formula/exact.ts';
import type { LibraryKind } from './library.contract.ts';
import { exactOf } from './library-forms.rules.ts';

/** Beginnings of names that are of no formula (guide orders-formula.md 13). */
const RESERVED = /^(?:C_|IF_|T_|EMPLS?_)/i;
export const isFreeCode = (kind: LibraryKind, code: string): boolean => kind !== 'formula' || !RESERVED.test(code);

type Body = Readonly<Record<string, unknown>>;

/** A number in its one spelling, whatever its digits and noughts behind the point. */
function spelled(value: unknown): string {
  const exact = exactOf(value);
  return exact === undefined ? String(value) : writeExact(exact);
}

/** What a version keeps of a checked body. */
export function contentOf(kind: LibraryKind, { use, text, rounding, tests, value, unit, fieldClass, keys, columns }: Body): Body {
  switch (kind) {
    case 'formula':
      return { use, text, rounding, tests };
    case 'constant':
      return { value: spelled(value), unit: unit ?? null };
    case 'inputFactor':
      return { fieldClass, unit: unit ?? null };
    default:
      return { keys, columns };
  }
}

const shapeOf = ({ keys, columns }: Body): string => {
  const kinds = Array.isArray(keys) ? keys.map((key: { readonly kind: string }) => key.kind) : [];
  return `${kinds.join()} ${Array.isArray(columns) ? columns.length : 0}`;
};

/** Whether the rows of a table still fit what a draft now says of keys and columns. */
export const isSameShape = (before: object, after: object): boolean => shapeOf({ ...before }) === shapeOf({ ...after });
