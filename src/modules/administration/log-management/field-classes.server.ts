/** Which classes the fields of the audit have: as contracts and import kinds say it where the fields are declared. */
import type { $ZodType } from 'zod/v4/core';
import type { AnyCall } from '#kernel/call.ts';
import { type FieldClass, fieldClasses, fieldClassOf } from '#kernel/entity.ts';
import { fieldsOf } from '#kernel/form/definition.ts';
import { knownRegistry } from '#platform/access/registry.server.ts';
import { knownImports } from '#platform/import-export/registry.server.ts';
import { partsOfPeople } from '#platform/party/parts/part.store.ts';

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

/** The fields of the parts of people, called `Entity.field`: a relative has a first name too, and it is none of the person's. Answers their calls. */
function collectParts(found: Found): ReadonlySet<AnyCall> {
  const calls = new Set<AnyCall>();
  for (const { part } of partsOfPeople().values()) {
    for (const call of [part.list, part.create, part.change, part.correct, part.remove]) if (call !== undefined) calls.add(call);
    for (const { path, field } of fieldsOf(part.traced)) note(found, `${part.entity}.${path}`, field.class ?? 'public');
  }
  return calls;
}

/** What a row of a part can be of by itself: papers of identity, of the family, of health, and accounts. */
const rowClasses: readonly FieldClass[] = ['identity', 'family', 'health', 'bank'];

/** Classes without which nobody is told of a row of a part, whatever its fields are of. */
function recordClasses(name: string): readonly FieldClass[] {
  const rows = partsOfPeople().get(name.slice(0, Math.max(0, name.indexOf('.'))));
  return rows === undefined ? [] : [rows.part.class ?? 'public', ...(rows.classOf ? rowClasses : [])];
}

/** Names of fields with every class that some contract or import gives them; those of the parts of people with their entity before them. */
export type ClassBook = ReadonlyMap<string, ReadonlySet<FieldClass>>;

let book: { readonly of: unknown; readonly fields: ClassBook } | undefined;

/** Made once for the running server. */
export function classBook(): ClassBook {
  const { routes } = knownRegistry();
  if (book?.of === routes) return book.fields;
  const fields: Found = new Map();
  const seen = new Set<$ZodType>();
  const ofParts = collectParts(fields);
  for (const { call } of routes.filter((one) => !ofParts.has(one.call))) for (const schema of [call.reply, call.body]) if (schema) collect(schema, fields, seen);
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
  /** Kinds of records of people of which the reader is told nothing, and fields of others of which not even the name is told. */
  readonly untold: { readonly entities: readonly string[]; readonly fields: readonly string[] };
}

/**
 * Classes of which a change tells by itself that there is something: a relative, an illness, another wage, an evaluation. Everybody has a name, a
 * code, an address and an account to be paid to: that these were changed the keeper of the log must see, though not to what.
 */
const tellingClasses: ReadonlySet<FieldClass> = new Set(['family', 'health', 'pay', 'evaluation']);

function untoldOf(fields: ClassBook, held: ReadonlySet<FieldClass>): SeenFields['untold'] {
  const entities = [...partsOfPeople().keys()].filter((entity) => !recordClasses(`${entity}.`).every((one) => held.has(one)));
  const isUntold = (classes: ReadonlySet<FieldClass>): boolean => [...classes].every((one) => tellingClasses.has(one)) && ![...classes].every((one) => held.has(one));
  return { entities, fields: [...fields].filter(([, classes]) => isUntold(classes)).map(([name]) => name) };
}

export function seenFields(fields: ClassBook, held: ReadonlySet<FieldClass>): SeenFields {
  const names = [...fields].filter(([name, classes]) => [...classes, ...recordClasses(name)].every((one) => held.has(one))).map(([name]) => name);
  return { names, seesUnclassed: fieldClasses.every((one) => one === 'evaluation' || held.has(one)), known: [...fields.keys()], untold: untoldOf(fields, held) };
}
