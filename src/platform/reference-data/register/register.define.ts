/**
 * A register: one list of reference data with the calls that edit it, made of its table and its form. Keys of the page
 * are `<page>/observe`, `add`, `edit` and `delete`.
 */
import { type AnyCall, defineCall, type PermissionKey, type Scope } from '#kernel/call.ts';
import { field } from '#kernel/entity.ts';
import type { FormDefinition } from '#kernel/form/definition.ts';
import { z } from '#kernel/schema.ts';
import { yesNo } from '#kernel/shapes.ts';
import { defineList } from '#kernel/table/contract.ts';
import type { TableDefinition } from '#kernel/table/definition.ts';
import { fieldsBeside, type ListedRecords, recordWrites, written } from '#platform/records/records.define.ts';
import { registerErrors } from './register.errors.ts';

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
    of: [table.key],
    fields: { ...fieldsBeside(table, form, ofEveryRow), ...ofEveryRow },
    query,
  });
  const errors = [registerErrors];
  return {
    ...calls,
    by,
    form,
    page,
    ...recordWrites({
      path,
      scope,
      changes: table.key,
      keys: { add: `${page}/add`, edit: `${page}/edit`, remove: `${page}/delete` },
      form,
      changeForm: form,
      under: {},
      errors,
      summaries: {
        create: `Adds a row to ${table.key}`,
        change: `Changes a row of ${table.key}`,
        remove: `Deletes a row of ${table.key} that nothing names`,
      },
    }),
    offer: defineCall({
      scope,
      changes: [table.key],
      errors,
      reply: written,
      method: 'PUT',
      path: `${path}/:id/active`,
      permission: `${page}/edit`,
      summary: `Makes a row of ${table.key} active or inactive`,
      body: z.strictObject({ optionIndicator: yesNo, rowVersion: z.int() }),
    }),
  };
}

/** Any register. */
export interface Register extends Omit<ListedRecords, 'entity'> {
  readonly page: PermissionKey;
  readonly by: string | undefined;
  readonly offer: AnyCall;
}
