/**
 * The report on relatives (guide personnel 10.2).
 * Invariants: relatives of people in scope; people without one stand in it when something missing is asked for; without the
 * class family it is empty.
 */
import { defineList } from '#kernel/table/contract.ts';
import { personReport } from '../person-report/person-columns.rules.ts';
import { defineReport } from '../person-report/person-report.contract.ts';
import { familyTable } from './family-report.table.ts';

export const family = defineReport({ name: 'family', permission: 'reports/personnelReport/familyReport/observe', of: 'family' });

export const familyReport = defineList(familyTable, {
  ...personReport,
  path: '/rest/s1/hcm/report/family',
  permission: family.permission,
  summary: 'Relatives of people in scope',
});
