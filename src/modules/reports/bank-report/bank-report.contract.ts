/**
 * The report on bank accounts (guide personnel 10.2).
 * Invariants: accounts of people in scope that count on the day; people without one stand in it when something missing is asked
 * for; without the class bank it is empty; numbers are opened row by row and never compared.
 */
import { defineList } from '#kernel/table/contract.ts';
import { personReport } from '../person-report/person-columns.rules.ts';
import { defineReport } from '../person-report/person-report.contract.ts';
import { bankTable } from './bank-report.table.ts';

export const bank = defineReport({ name: 'bank', permission: 'reports/personnelReport/bankReport/observe', of: 'bank' });

export const bankReport = defineList(bankTable, {
  ...personReport,
  path: '/rest/s1/hcm/report/bank',
  permission: bank.permission,
  summary: 'Bank accounts of people in scope',
});
