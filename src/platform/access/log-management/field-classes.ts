/** Which classes the fields of the audit have: as contracts and import kinds say it where the fields are declared. */
import type { $ZodType } from 'zod/v4/core';
import { type FieldClass, fieldClasses, fieldClassOf } from '#kernel/entity.ts';
import { knownImports } from '#platform/import-export/registry.ts';
import { knownHouse } from '../house.ts';

type Found = Map<string, Set<FieldClass>>;

interface Def {
  readonly shape?: Record<string, $ZodType>;
  readonly element?: $ZodType;
  readonly innerType?: $ZodType;
  readonly valueType?: $ZodType;
  readonly options?: readonly $ZodType[];
}

function note(found: Found, name: string, fieldClass: FieldClass): void {
  found.set(name, (found.get(name) ?? new Set<FieldClass>()).add(fieldClass));
}

function collect(schema: $ZodType, found: Found, seen: Set<$ZodType>): void {
  if (seen.has(schema)) return;
  seen.add(schema);
  const { shape = {}, element, innerType, valueType, options = [] } = schema._zod.def as unknown as Def;
  for (const [name, inner] of Object.entries(shape)) {
    const fieldClass = fieldClassOf(inner);
    if (fieldClass) note(found, name, fieldClass);
    collect(inner, found, seen);
  }
  for (const inner of [element, innerType, valueType, ...options]) if (inner) collect(inner, found, seen);
}

/** Names of fields with every class that some contract or import gives them. */
export type ClassBook = ReadonlyMap<string, ReadonlySet<FieldClass>>;

let book: { readonly of: unknown; readonly fields: ClassBook } | undefined;

/** Made once for the running server. */
export function classBook(): ClassBook {
  const { routes } = knownHouse();
  if (book?.of === routes) return book.fields;
  const fields: Found = new Map();
  const seen = new Set<$ZodType>();
  for (const { call } of routes) for (const schema of [call.reply, call.body]) if (schema) collect(schema, fields, seen);
  for (const { columns } of knownImports().kinds) for (const { name, fieldClass } of columns) note(fields, name, fieldClass);
  book = { of: routes, fields };
  return fields;
}

/** Which fields somebody with these classes may see. */
export interface SeenFields {
  readonly names: readonly string[];
  /** Also those that nobody gave a class: of everything but evaluations, one must hold all. */
  readonly seesUnclassed: boolean;
  readonly known: readonly string[];
}

export function seenFields(fields: ClassBook, held: ReadonlySet<FieldClass>): SeenFields {
  const names = [...fields].filter(([, classes]) => [...classes].every((one) => held.has(one))).map(([name]) => name);
  return { names, seesUnclassed: fieldClasses.every((one) => one === 'evaluation' || held.has(one)), known: [...fields.keys()] };
}
