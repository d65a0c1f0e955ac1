/**
 * Standing items (issue 20 A): benefits and deductions of an employment that repeat by the month, so many times, up to a sum or until they
 * are ended; an amount of one month is one of one time.
 * Invariants: what payslips have paid or taken is only added to, the rest follows from it; never more is taken than is due; what
 * payslips rest on is not deleted; whoever lacks class pay neither sees nor writes them, and nobody writes their own.
 */
import { defineEmploymentRecords } from '#platform/employment-rows/employment-rows.define.ts';
import { groupMonthAsked } from '../employment-rows/group-month.rules.ts';
import { standingItemErrors } from './standing-items.errors.ts';
import { standingItemChangeForm, standingItemForm, standingItemTable } from './standing-items.table.ts';

export const standingItems = defineEmploymentRecords({
  entity: 'StandingItem',
  table: standingItemTable,
  form: standingItemForm,
  changeForm: standingItemChangeForm,
  path: '/rest/s1/payroll/standingItem',
  page: 'payroll/standingItems',
  under: {},
  asked: groupMonthAsked,
  errors: [standingItemErrors],
});
