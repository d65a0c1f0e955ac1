/**
 * Reductions of somebody's planned days (labour law, article 78: nursing; article 52: a hard job; a reduced week): minutes a day, reason and paper. Invariants: of a
 * kind one on a day, the database refuses a second one; who lacks class personal neither sees nor writes them, and nobody writes their own; each change marks the
 * counted days that it is of (marks.002.migration.sql).
 */
import { defineEmploymentRecords } from '#platform/employment-rows/employment-rows.define.ts';
import { reductionErrors } from './reductions.errors.ts';
import { reductionChangeForm, reductionForm, reductionTable } from './reductions.table.ts';

export const reductions = defineEmploymentRecords({
  entity: 'PersonDayReduction',
  table: reductionTable,
  form: reductionForm,
  changeForm: reductionChangeForm,
  path: '/rest/s1/functionalManagement/reduction',
  page: 'functionalManagement/reductions',
  under: {},
  asked: {},
  errors: [reductionErrors],
});
