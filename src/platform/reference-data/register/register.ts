/**
 * A register: one list of reference data with the calls that edit it, made of its table and its form. Keys of the page
 * are `<page>/observe`, `add`, `edit` and `delete`.
 */
import { type AnyCall, defineCall, type PermissionKey, type Scope } from '#kernel/call.ts';
import { type EntityShape, field } from '#kernel/entity.ts';
import type { FormDefinition } from '#kernel/form/definition.ts';
import { fieldsOf } from '#kernel/form/definition.ts';
import { formBody } from '#kernel/form/schema.ts';
import { z } from '#kernel/schema.ts';
import { defineList } from '#kernel/table/contract.ts';
import type { TableDefinition } from '#kernel/table/definition.ts';
import { registerErrors } from './register.errors.ts';

/** What a write answers. */
const written = z.strictObject({ id: z.string(), rowVersion: z.int() });
const yesNo = z.enum(['Y', 'N']);

/** The version of the row that the caller has seen: another one is not deleted. */
export const seenVersion = z.optional(z.coerce.number().check(z.int()));

/** Fields every row carries besides its columns: for the form, for saving, and for what may be done with it. */
const ofEveryRow = { rowVersion: field('public', z.int()), isSystem: field('public', yesNo), optionIndicator: field('public', yesNo) };

export interface RegisterSpec<T extends TableDefinition, D extends FormDefinition, P extends `/rest/${string}`, K extends PermissionKey, S extends Scope, B extends string> {
  readonly table: T;
  readonly form: D;
  readonly path: P;
  readonly page: K;
  /** rows: the register of the own company; installation: one that all companies read. */
  readonly scope: S;
  /** Field by whose value the list may be narrowed: a type, a parent. */
  readonly by?: B;
}

/** Values of the form that are no columns of the table: the list gives them too, so that a row can be edited as it stands. */
function formFields(table: TableDefinition, form: FormDefinition): EntityShape {
  const columns = new Set(table.columns.map(({ name }) => name));
  return Object.fromEntries(
    fieldsOf(form)
      .map(({ path }) => path)
      .filter((name) => !columns.has(name) && name !== table.rowKey && !(name in ofEveryRow))
      .map((name) => [name, field('public', z.unknown())]),
  );
}

export function defineRegister<
  const T extends TableDefinition,
  const D extends FormDefinition,
  const P extends `/rest/${string}`,
  const K extends PermissionKey,
  const S extends Scope,
  const B extends string = never,
>(spec: RegisterSpec<T, D, P, K, S, B>) {
  const { table, form, path, page, scope, by } = spec;
  const query = (by === undefined ? {} : { [by]: z.optional(z.string().check(z.maxLength(60))) }) as { [N in B]: z.ZodMiniOptional<z.ZodMiniString> };
  const calls = defineList(table, {
    path,
    permission: `${page}/observe`,
    scope: (scope === 'installation' ? 'none' : scope) as S extends 'installation' ? 'none' : S,
    summary: `One page of ${table.key}`,
    fields: { ...formFields(table, form), ...ofEveryRow },
    query,
  });
  const shared = { scope, reply: written, errors: [registerErrors] } as const;
  return {
    ...calls,
    by,
    form,
    page,
    create: defineCall({ ...shared, method: 'POST', path, permission: `${page}/add`, summary: `Adds a row to ${table.key}`, success: 201, body: formBody(form) }),
    change: defineCall({
      ...shared,
      method: 'PUT',
      path: `${path}/:id`,
      permission: `${page}/edit`,
      summary: `Changes a row of ${table.key}`,
      body: formBody(form, { rowVersion: z.int() }),
    }),
    offer: defineCall({
      ...shared,
      method: 'PUT',
      path: `${path}/:id/active`,
      permission: `${page}/edit`,
      summary: `Makes a row of ${table.key} active or inactive`,
      body: z.strictObject({ optionIndicator: yesNo, rowVersion: z.int() }),
    }),
    remove: defineCall({
      method: 'DELETE',
      path: `${path}/:id`,
      permission: `${page}/delete`,
      scope,
      summary: `Deletes a row of ${table.key} that nothing names`,
      query: z.strictObject({ rowVersion: seenVersion }),
      reply: z.strictObject({ removed: z.boolean() }),
      errors: [registerErrors],
    }),
  };
}

/** Any register. */
export interface Register {
  readonly table: TableDefinition;
  readonly form: FormDefinition;
  readonly page: PermissionKey;
  readonly by: string | undefined;
  readonly row: z.core.$ZodType;
  readonly list: AnyCall;
  readonly export: AnyCall;
  readonly create: AnyCall;
  readonly change: AnyCall;
  readonly offer: AnyCall;
  readonly remove: AnyCall;
}
