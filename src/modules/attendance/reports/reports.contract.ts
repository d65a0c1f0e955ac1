/**
 * Reports of attendance (guide questionnaire-performance.md 16.1): sums of a month, days with begin and end, ceilings that were passed, and what became known after
 * closing. Invariants: what the sheets and days say and nothing else; of people in reach alone; when somebody came and went is class personal.
 */
import { defineList } from '#kernel/table/contract.ts';
import { ceilingsTable, daysTable, lateTable, totalsTable } from './reports.table.ts';

const PATH = '/rest/s1/functionalManagement/report';
const of = ['AttendancePeriod', 'AttendanceSheet', 'LeaveRequest', 'PersonWorkCalendar'] as const;
const shared = { permission: 'functionalManagement/trafficInfo/observe', scope: 'rows', subject: 'partyId' } as const;

export const totalsReport = defineList(totalsTable, {
  ...shared,
  of: [...of],
  path: `${PATH}/totals`,
  summary: 'Sums of the days of people in reach by month of attendance, in minutes',
});

export const daysReport = defineList(daysTable, {
  ...shared,
  of: [...of],
  path: `${PATH}/days`,
  summary: 'Days of people in reach with begin and end of presence and what lacks, in minutes',
});

export const ceilingsReport = defineList(ceilingsTable, {
  ...shared,
  of: [...of],
  path: `${PATH}/ceilings`,
  summary: 'Ceilings of overtime and work that counted sheets of people in reach have passed, and by how much',
});

export const lateReport = defineList(lateTable, {
  ...shared,
  of: [...of],
  path: `${PATH}/late`,
  summary: 'What became known of closed days of people in reach, and whether a later sheet has taken it',
});
