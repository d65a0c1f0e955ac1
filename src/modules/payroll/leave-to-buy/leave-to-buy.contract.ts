/**
 * Days of leave that are bought back of people in a month (guide payroll 4.8.2, buy-back): what a run of that kind asks for of each in place of its own number.
 * Invariants: of somebody one row a month, of no more days than the books of leave have left at its end; whoever lacks class pay neither sees nor
 * writes them, and nobody writes their own. What a payslip has bought stays with the payslip, whatever becomes of the row.
 */
import { defineEmploymentRecords } from '#platform/employment-rows/employment-rows.define.ts';
import { leaveToBuyErrors } from './leave-to-buy.errors.ts';
import { leaveToBuyChangeForm, leaveToBuyForm, leaveToBuyTable } from './leave-to-buy.table.ts';

export const PAGE = 'payroll/leaveToBuy';

export const leaveToBuy = defineEmploymentRecords({
  entity: 'LeaveToBuy',
  table: leaveToBuyTable,
  form: leaveToBuyForm,
  changeForm: leaveToBuyChangeForm,
  path: '/rest/s1/payroll/leaveToBuy',
  page: PAGE,
  under: {},
  asked: {},
  errors: [leaveToBuyErrors],
});
