/**
 * Insurers of a company: organisations among its parties, with the columns that the lists of each have (issue 24, insurance 1 and 4).
 * Invariants: a code and a name stand once in a company; a title stands once among the columns of an insurer, and a form of writing fits what it writes.
 */
import { defineErrors } from '#kernel/errors.ts';
import { z } from '#kernel/schema.ts';
import { defineRecords } from '#platform/records/records.define.ts';
import { defineRegister } from '#platform/reference-data/register/register.define.ts';
import { insurerColumnForm, insurerColumnTable, insurerForm, insurerTable } from './insurers.table.ts';

const PAGE = 'welfareServices/supplementaryInsurance/definition';
const PATH = '/rest/s1/welfare/insurance/insurer';

export const insurerErrors = defineErrors('modules/welfare/insurers', {
  columnTaken: { status: 409, constraint: 'insurer_column_once', field: 'title' },
  option: { status: 400 },
  stale: { status: 409 },
});

export const insurers = defineRegister({ page: PAGE, scope: 'rows', table: insurerTable, form: insurerForm, path: PATH });

export const insurerColumns = defineRecords({
  entity: 'InsurerColumn',
  table: insurerColumnTable,
  form: insurerColumnForm,
  path: `${PATH}/column`,
  scope: 'rows',
  of: 'an insurer',
  keys: { observe: `${PAGE}/observe`, add: `${PAGE}/edit`, edit: `${PAGE}/edit`, remove: `${PAGE}/edit` },
  under: { insurerId: z.guid() },
  errors: [insurerErrors],
});
