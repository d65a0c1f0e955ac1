/**
 * Cuts a reply to the field classes the actor may see. The plan is made once per reply schema;
 * schemas without classed fields cost nothing.
 */
import type { $ZodType } from 'zod/v4/core';
import { type FieldClass, fieldClassOf, subjectFieldOf } from '#kernel/entity.ts';

/** Decides the classes for the subject of a row (undefined: the row names none). */
export type ClassesFor = (subjectPartyId: string | undefined) => ReadonlySet<FieldClass>;
/** Is told of each classed field with a value that stays. */
export type ReadRecorder = (subjectPartyId: string | undefined, fieldClass: FieldClass) => void;
type Redactor = (value: unknown, classes: ClassesFor, witness?: ReadRecorder) => unknown;

interface Def {
  readonly type: string;
  readonly shape?: Record<string, $ZodType>;
  readonly element?: $ZodType;
  readonly innerType?: $ZodType;
  readonly valueType?: $ZodType;
  readonly options?: readonly $ZodType[];
}

const definition = (schema: $ZodType): Def => schema._zod.def as unknown as Def;
const plans = new WeakMap<$ZodType, Redactor | null>();

function objectRedactor(schema: $ZodType, shape: Record<string, $ZodType>): Redactor | null {
  const guarded: [name: string, fieldClass: FieldClass][] = [];
  const nested: [name: string, cut: Redactor][] = [];
  for (const [name, inner] of Object.entries(shape)) {
    const fieldClass = fieldClassOf(inner);
    if (fieldClass && fieldClass !== 'public') guarded.push([name, fieldClass]);
    const cut = redactorFor(inner);
    if (cut) nested.push([name, cut]);
  }
  if (guarded.length === 0 && nested.length === 0) return null;
  const subject = subjectFieldOf(schema);
  return (value, classes, witness) => {
    if (typeof value !== 'object' || value === null) return value;
    const row: Record<string, unknown> = { ...value };
    if (guarded.length > 0) {
      const about = subject ? (row[subject] as string | undefined) : undefined;
      const held = classes(about);
      for (const [name, fieldClass] of guarded)
        if (!held.has(fieldClass)) delete row[name];
        else if (row[name] !== null && row[name] !== undefined) witness?.(about, fieldClass);
    }
    for (const [name, cut] of nested) if (name in row) row[name] = cut(row[name], classes, witness);
    return row;
  };
}

/** The cutter of a schema, or null when nothing in it is classed. */
export function redactorFor(schema: $ZodType): Redactor | null {
  const known = plans.get(schema);
  if (known !== undefined) return known;
  plans.set(schema, null);
  const def = definition(schema);
  let plan: Redactor | null = null;
  if (def.shape) plan = objectRedactor(schema, def.shape);
  else if (def.element ?? def.valueType) {
    const inner = redactorFor((def.element ?? def.valueType) as $ZodType);
    if (inner && def.element) plan = (value, classes, witness) => (Array.isArray(value) ? value.map((item) => inner(item, classes, witness)) : value);
    else if (inner)
      plan = (value, classes, witness) =>
        typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inner(item, classes, witness)])) : value;
  } else if (def.innerType) plan = redactorFor(def.innerType);
  else if (def.options?.some((option) => redactorFor(option))) throw new Error('a union may not hold classed fields: give the call one shape');
  plans.set(schema, plan);
  return plan;
}
