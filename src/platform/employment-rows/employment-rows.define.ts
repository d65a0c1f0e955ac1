/**
 * Rows that say something of an employment (work of a month, wages, standing items): their calls. People are named by
 * their personnel code; rows of others alone are written, by whoever reaches them and may see what the rows say.
 */
import type { PermissionKey } from '#kernel/call.ts';
import { field } from '#kernel/entity.ts';
import type { ErrorTable } from '#kernel/errors.ts';
import type { FieldDefinition, FormDefinition } from '#kernel/form/definition.ts';
import { z } from '#kernel/schema.ts';
import { defineList } from '#kernel/table/contract.ts';
import type { ColumnDefinition, TableDefinition } from '#kernel/table/definition.ts';
import { ownFileErrors } from '#platform/party/own-file/own-file.errors.ts';
import { fieldsBeside, recordWrites } from '#platform/records/records.define.ts';
import { employmentRowErrors } from './employment-rows.errors.ts';
import messages from './employment-rows.messages.fa.ts';

/** Whom a new row is about. */
export const personField = {
  type: 'lazyselect',
  name: 'pseudoId',
  label: messages.person,
  url: '/rest/s1/hcm/personOptions',
  filter: { others: 'Y' },
  sendsWords: true,
  optionIdField: 'pseudoId',
  optionLabelField: 'fullName',
  required: true,
  col: 6,
} as const satisfies FieldDefinition;

/** Whom a row is about. */
export const personColumns = [
  { name: 'pseudoId', label: messages.pseudoId, type: 'code', width: 120 },
  { name: 'fullName', label: messages.fullName, type: 'text', width: 200 },
] as const satisfies readonly ColumnDefinition[];

type Shape = Readonly<Record<string, z.ZodMiniType>>;

export interface EmploymentRecordsSpec<
  E extends string,
  T extends TableDefinition,
  D extends FormDefinition,
  C extends FormDefinition,
  P extends `/rest/${string}`,
  U extends Shape,
  Q extends Shape,
> {
  /** The one name by which calls and traces speak of the rows. */
  readonly entity: E;
  readonly table: T;
  readonly form: D;
  /** The form of a row that stands: without the person. */
  readonly changeForm: C;
  readonly path: P;
  /** `page` of keys `page/observe`, `page/add`, `page/edit`, `page/delete`. */
  readonly page: `${string}/${string}`;
  /** What a new row says besides its form. */
  readonly under: U;
  /** What a list may be narrowed by. */
  readonly asked: Q;
  readonly errors: readonly ErrorTable[];
}

const key = (page: string, act: string): PermissionKey => `${page}/${act}` as PermissionKey;

/** A list of the rows of everybody in reach, and the calls that add, change and delete. */
export function defineEmploymentRecords<
  const E extends string,
  const T extends TableDefinition,
  const D extends FormDefinition,
  const C extends FormDefinition,
  const P extends `/rest/${string}`,
  const U extends Shape,
  const Q extends Shape,
>({ entity, table, form, changeForm, path, page, under, asked, errors: own }: EmploymentRecordsSpec<E, T, D, C, P, U, Q>) {
  const errors = [employmentRowErrors, ownFileErrors, ...own];
  return {
    entity,
    form,
    changeForm,
    ...defineList(table, {
      path,
      permission: key(page, 'observe'),
      scope: 'rows',
      subject: 'partyId',
      summary: `${entity} rows of the people in reach`,
      of: [entity],
      fields: { ...fieldsBeside(table, changeForm), partyRelationshipId: field('public', z.string()), rowVersion: field('public', z.int()) },
      // of one person, where it is said: a tab of their file
      query: { partyId: z.optional(z.guid()), ...asked },
    }),
    ...recordWrites({
      path,
      scope: 'rows',
      own: 'others',
      changes: entity,
      keys: { add: key(page, 'add'), edit: key(page, 'edit'), remove: key(page, 'delete') },
      form,
      changeForm,
      under,
      errors,
      summaries: { create: `Adds a ${entity} of somebody`, change: `Changes a ${entity}`, remove: `Takes a ${entity} away` },
    }),
  };
}
