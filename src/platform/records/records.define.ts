/**
 * Rows declared by a form (docs/adr/0040-records.md): the calls that list and write them. What they belong to, a
 * company, a party, any other record or nothing, is said by `under` and by the server's half (record-rows.store.ts). A
 * write names the version it has seen; another one is 409 with the row.
 */
import { type AnyCall, defineCall, type OwnWriting, type PermissionKey, type Scope } from '#kernel/call.ts';
import { type EntityShape, field } from '#kernel/entity.ts';
import type { ErrorTable } from '#kernel/errors.ts';
import { type FormDefinition, fieldsOf } from '#kernel/form/definition.ts';
import { formBody } from '#kernel/form/schema.ts';
import { z } from '#kernel/schema.ts';
import { defineList } from '#kernel/table/contract.ts';
import type { TableDefinition } from '#kernel/table/definition.ts';

/** What a write answers. */
export const written = z.strictObject({ id: z.string(), rowVersion: z.int() });

/**
 * The version of the row that the caller has seen: another one is not deleted. Callers that know no versions leave it
 * out.
 */
export const seenVersion = z.optional(z.coerce.number().check(z.int()));

/** Keys of rows below records: whoever may edit a record adds, changes and deletes its rows. */
export const keysOfRows = <const O extends PermissionKey, const E extends PermissionKey>({ observe, edit }: { readonly observe: O; readonly edit: E }) =>
  ({ observe, add: edit, edit, remove: edit }) as const;

type Shape = Readonly<Record<string, z.ZodMiniType>>;

export interface WritesSpec<P extends `/rest/${string}`, S extends Scope, D extends FormDefinition, C extends FormDefinition, U extends Shape> {
  readonly path: P;
  readonly scope: S;
  /** Kind of the rows: reads `of` it are asked again after each of the writes. */
  readonly changes: string;
  readonly keys: { readonly add: PermissionKey; readonly edit: PermissionKey; readonly remove: PermissionKey };
  readonly form: D;
  /** What a change asks, where it is not what a new row asks. */
  readonly changeForm: C;
  /** What a new row says of where it belongs. */
  readonly under: U;
  readonly own?: OwnWriting;
  readonly errors: readonly ErrorTable[];
  /** What a delete may be refused with; as the others when absent. */
  readonly removalErrors?: readonly ErrorTable[];
  /** What the document of calls says of each. */
  readonly summaries: { readonly create: string; readonly change: string; readonly remove: string };
}

/** The three calls that write rows of a form. */
export function recordWrites<const P extends `/rest/${string}`, const S extends Scope, D extends FormDefinition, C extends FormDefinition, U extends Shape>(
  spec: WritesSpec<P, S, D, C, U>,
) {
  const { path, scope, keys, form, changeForm, under, errors, summaries } = spec;
  const shared = { scope, changes: [spec.changes], ...(spec.own === undefined ? {} : { own: spec.own }), errors } as const;
  return {
    create: defineCall({
      ...shared,
      method: 'POST',
      path,
      summary: summaries.create,
      permission: keys.add,
      success: 201,
      body: formBody(form, under),
      reply: written,
    }),
    change: defineCall({
      ...shared,
      method: 'PUT',
      path: `${path}/:id`,
      summary: summaries.change,
      permission: keys.edit,
      body: formBody(changeForm, { rowVersion: z.int() }),
      reply: written,
    }),
    remove: defineCall({
      ...shared,
      errors: spec.removalErrors ?? errors,
      method: 'DELETE',
      path: `${path}/:id`,
      summary: summaries.remove,
      permission: keys.remove,
      query: z.strictObject({ rowVersion: seenVersion }),
      reply: z.strictObject({ removed: z.boolean() }),
    }),
  };
}

/**
 * Values of a form that are no columns of its table: the list gives them too, so that a row can be edited as it stands.
 */
export function fieldsBeside(table: TableDefinition, form: FormDefinition, known: EntityShape = {}): EntityShape {
  const columns = new Set([...table.columns.map(({ name }) => name), table.rowKey, ...Object.keys(known)]);
  const rest = fieldsOf(form).flatMap(({ path }) => (columns.has(path) ? [] : [[path, field('public', z.unknown())] as const]));
  return Object.fromEntries(rest);
}

export interface RecordsSpec<E extends string, T extends TableDefinition, D extends FormDefinition, P extends `/rest/${string}`, S extends Scope, U extends Shape>
  extends Omit<WritesSpec<P, S, D, D, U>, 'changes' | 'changeForm' | 'keys' | 'summaries'> {
  /** Entity of the audit: the one name by which calls speak of these rows. */
  readonly entity: E;
  readonly table: T;
  readonly keys: WritesSpec<P, S, D, D, U>['keys'] & { readonly observe: PermissionKey };
  /** What they belong to, in the document of calls: a job. */
  readonly of: string;
}

/** The rows of one kind: a list with its files, and the calls that add, change and delete. */
export function defineRecords<
  const E extends string,
  const T extends TableDefinition,
  const D extends FormDefinition,
  const P extends `/rest/${string}`,
  const S extends Scope,
  const U extends Shape,
>(spec: RecordsSpec<E, T, D, P, S, U>) {
  const { entity, table, form, path, scope, keys, under, of } = spec;
  const rowVersion = field('public', z.int());
  return {
    entity,
    form,
    ...defineList(table, {
      path,
      permission: keys.observe,
      scope,
      summary: `${entity} rows of ${of}`,
      of: [entity],
      fields: { ...fieldsBeside(table, form), rowVersion },
      query: under,
    }),
    ...recordWrites({
      ...spec,
      changes: entity,
      changeForm: form,
      summaries: { create: `Adds a ${entity} to ${of}`, change: `Changes a ${entity}`, remove: `Takes a ${entity} from ${of}` },
    }),
  };
}

/** Any rows that are written by the engine. */
export interface Records {
  readonly entity: string;
  readonly form: FormDefinition;
  readonly row: z.core.$ZodType;
  readonly list: AnyCall;
  readonly create: AnyCall;
  readonly change: AnyCall;
  readonly remove: AnyCall;
}

/** Any that a table lists. */
export interface ListedRecords extends Records {
  readonly table: TableDefinition;
  readonly export: AnyCall;
}
