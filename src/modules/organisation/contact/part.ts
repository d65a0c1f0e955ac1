/**
 * A dated part of a unit or of a company: its addresses, its numbers, its accounts. The calls that read and edit it, made of
 * its form. Keys of the page are `<page>/observe`, `add`, `edit` and `delete`.
 * Invariants: a row belongs to one party and goes with it; it holds from `fromDate` to `thruDate`, both within, ISO days.
 */
import { type AnyCall, defineCall, type PermissionKey } from '#kernel/call.ts';
import { type EntityShape, entity, field } from '#kernel/entity.ts';
import type { ErrorTable } from '#kernel/errors.ts';
import { type FormDefinition, type FormValues, fault, fieldsOf } from '#kernel/form/definition.ts';
import { formBody } from '#kernel/form/schema.ts';
import { z } from '#kernel/schema.ts';
import { fileErrors } from '#platform/files/files.errors.ts';
import { contactErrors } from './contact.errors.ts';
import words from './contact-page.messages.fa.ts';

/** Whose rows a part holds: those of units in scope, or of whole companies. */
export type PartOwner = 'unit' | 'company';

const isDay = (value: unknown): value is string => typeof value === 'string';

/** The days of a row, for the end of its form. */
export const partDays = [
  { type: 'date', name: 'fromDate', label: words.fromDate, required: true },
  {
    type: 'date',
    name: 'thruDate',
    label: words.thruDate,
    validator: ({ fromDate, thruDate }: FormValues) => fault(isDay(fromDate) && isDay(thruDate) && thruDate < fromDate ? words.daysOrder : undefined),
  },
] as const;

export interface PartSpec<E extends string, O extends PartOwner, P extends `/rest/${string}`, K extends PermissionKey, D extends FormDefinition> {
  /** Entity of the audit. */
  readonly entity: E;
  readonly owner: O;
  readonly path: P;
  readonly page: K;
  /** Its fields hold text, days or files; it ends with `partDays`. */
  readonly form: D;
  /** Names of what the ids of a row mean, for lists. */
  readonly names?: readonly string[];
  readonly errors?: readonly ErrorTable[];
}

const text = z.nullable(z.string());
const partyId = z.guid();

function rowOf(form: FormDefinition, names: readonly string[]) {
  const shape: EntityShape = {
    id: field('public', z.string()),
    rowVersion: field('public', z.int()),
    ...Object.fromEntries(fieldsOf(form).map(({ path, field: { class: fieldClass = 'public' } }) => [path, field(fieldClass, text)])),
    ...Object.fromEntries(names.map((name) => [name, field('public', text)])),
  };
  return entity(shape);
}

export function definePart<const E extends string, const O extends PartOwner, const P extends `/rest/${string}`, const K extends PermissionKey, const D extends FormDefinition>(
  spec: PartSpec<E, O, P, K, D>,
) {
  const { path, page, form, names = [], errors = [] } = spec;
  const row = rowOf(form, names);
  const shared = { scope: 'rows', reply: z.strictObject({ id: z.string(), rowVersion: z.int() }), errors: [contactErrors, fileErrors, ...errors] } as const;
  return {
    ...spec,
    row,
    names,
    list: defineCall({
      method: 'GET',
      path,
      summary: `${spec.entity} rows of a ${spec.owner}, newest first`,
      permission: `${page}/observe`,
      scope: 'rows',
      query: z.strictObject({ partyId }),
      reply: z.strictObject({ rows: z.array(row) }),
    }),
    create: defineCall({
      ...shared,
      method: 'POST',
      path,
      summary: `Adds a ${spec.entity} to a ${spec.owner}`,
      permission: `${page}/add`,
      success: 201,
      body: formBody(form, { partyId }),
    }),
    change: defineCall({
      ...shared,
      method: 'PUT',
      path: `${path}/:id`,
      summary: `Changes a ${spec.entity} of a ${spec.owner}`,
      permission: `${page}/edit`,
      body: formBody(form, { rowVersion: z.int() }),
    }),
    remove: defineCall({
      method: 'DELETE',
      path: `${path}/:id`,
      summary: `Takes a ${spec.entity} from a ${spec.owner}`,
      permission: `${page}/delete`,
      scope: 'rows',
      reply: z.strictObject({ removed: z.boolean() }),
    }),
  };
}

/** Any part. */
export interface Part {
  readonly entity: string;
  readonly owner: PartOwner;
  readonly page: PermissionKey;
  readonly form: FormDefinition;
  readonly names: readonly string[];
  readonly row: z.core.$ZodType;
  readonly list: AnyCall;
  readonly create: AnyCall;
  readonly change: AnyCall;
  readonly remove: AnyCall;
}
