/**
 * The report on addresses (guide personnel 10.2).
 * Invariants: people in scope, each once; a person without an address stands in it too; without the class contact it is empty.
 */
import { defineList } from '#kernel/table/contract.ts';
import { personReport } from '../person-report/person-columns.rules.ts';
import { defineReport } from '../person-report/person-report.contract.ts';
import { addressTable } from './address-report.table.ts';

export const address = defineReport({ name: 'address', permission: 'reports/personnelReport/addressReport/observe', of: 'contact' });

export const addressReport = defineList(addressTable, {
  ...personReport,
  path: '/rest/s1/hcm/report/address',
  permission: address.permission,
  summary: 'People in scope with their residence',
});
