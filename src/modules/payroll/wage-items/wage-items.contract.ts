/**
 * Wage items (issue 20 A): dated wages of an employment by factor of pay, a month or a day, that count before the contract's wage.
 * Invariants: of a factor there is one on a day (the database refuses the second); whoever lacks class pay neither sees nor
 * writes them, and nobody writes their own.
 */
import { defineEmploymentRecords } from '../employment-rows/employment-rows.define.ts';
import { wageItemErrors } from './wage-items.errors.ts';
import { wageItemChangeForm, wageItemForm, wageItemTable } from './wage-items.table.ts';

export const PAGE = 'payroll/wageItems';

export const wageItems = defineEmploymentRecords({
  entity: 'WageItem',
  table: wageItemTable,
  form: wageItemForm,
  changeForm: wageItemChangeForm,
  path: '/rest/s1/payroll/wageItem',
  page: PAGE,
  under: {},
  asked: {},
  errors: [wageItemErrors],
});
