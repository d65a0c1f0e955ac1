/**
 * A report on people: SampleThings of each.
 * Invariants: rows of people in scope; without the class of what it is about it is empty.
 */
import { defineList } from '#kernel/table/contract.ts';
import { personReport } from '../person-report/person-columns.rules.ts';
import { defineReport } from '../person-report/person-report.contract.ts';
import { sampleThingsTable } from './sample-things.table.ts';

export const sampleThings = defineReport({ name: 'sampleThings', permission: 'reports/personnelReport/sampleThings/observe', of: 'family' });

export const sampleThingsReport = defineList(sampleThingsTable, {
  ...personReport,
  path: '/rest/s1/hcm/report/sampleThings',
  permission: sampleThings.permission,
  summary: 'SampleThings of people in scope',
});
