/**
 * Field classes: who may see a field is said where the field is declared.
 * One place (platform/http/cut.ts) cuts replies to the classes that the actor holds for that row's subject.
 */
import type { $ZodType, output } from 'zod/v4/core';
import { z } from './schema.ts';

export const fieldClasses = ['public', 'personal', 'contact', 'family', 'identity', 'bank', 'health', 'pay', 'evaluation'] as const;
export type FieldClass = (typeof fieldClasses)[number];

const classOfSchema = new WeakMap<$ZodType, FieldClass>();
const subjectOfSchema = new WeakMap<$ZodType, string>();

declare const classed: unique symbol;
/** A schema that says its class; `entity` takes no other. */
export type Classed<T extends $ZodType> = T & { readonly [classed]: true };

type Marked<C extends FieldClass, T extends $ZodType> = C extends 'public' ? Classed<T> : Classed<z.ZodMiniOptional<T>>;

/**
 * Marks a field with its class. Fields that are not public become optional in the reply's type,
 * because an actor without the class does not get them.
 */
export function field<const C extends FieldClass, T extends $ZodType>(fieldClass: C, schema: T): Marked<C, T> {
  const own = fieldClass === 'public' ? schema : z.optional(schema);
  classOfSchema.set(own, fieldClass);
  return own as unknown as Marked<C, T>;
}

export type EntityShape = Readonly<Record<string, Classed<$ZodType>>>;

/**
 * A row of the wire. `subject` names the field that holds the partyId of the person whom the row is about:
 * on rows about themselves people see every class but `evaluation`.
 */
export function entity<const S extends EntityShape>(shape: S, options?: { subject?: keyof S & string }) {
  const schema = z.strictObject(shape as { [K in keyof S]: S[K] });
  if (options?.subject) subjectOfSchema.set(schema, options.subject);
  return schema;
}

export const fieldClassOf = (schema: $ZodType): FieldClass | undefined => classOfSchema.get(schema);
export const subjectFieldOf = (schema: $ZodType): string | undefined => subjectOfSchema.get(schema);

/** Row of an entity before it is cut to the classes of the reader: every field is there. */
export type WholeRowOf<T extends $ZodType> = { [K in keyof output<T>]-?: Exclude<output<T>[K], undefined> };
