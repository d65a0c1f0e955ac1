/**
 * The work sheet of a month (issue 20 A; guide payroll 4.8.3): what people worked and missed, by factor and project, until attendance says it.
 * Invariants: a factor is counted in minutes or in days by its kind; one row per employment, month, factor and project; of no
 * factor is there more than the days of employment in the month hold; nobody writes rows of their own.
 */
import { defineEmploymentRecords } from '#platform/employment-rows/employment-rows.define.ts';
import { groupMonthAsked, month, year } from '../employment-rows/group-month.rules.ts';
import { workSheetErrors } from './work-sheet.errors.ts';
import { workSheetChangeForm, workSheetForm, workSheetTable } from './work-sheet.table.ts';

export const PAGE = 'payroll/workSheet';

export const workSheet = defineEmploymentRecords({
  entity: 'WorkSheetLine',
  table: workSheetTable,
  form: workSheetForm,
  changeForm: workSheetChangeForm,
  path: '/rest/s1/payroll/workedFactor',
  page: PAGE,
  /** Jalali. */
  under: { year, month },
  asked: groupMonthAsked,
  errors: [workSheetErrors],
});
