/** Counted days of people in reach, on a page and as a spreadsheet. Invariants: the identities of a day (day.contract) hold of every row. */
import { defineList } from '#kernel/table/contract.ts';
import { recordsTable } from './records.table.ts';

export const attendanceRecords = defineList(recordsTable, {
  path: '/rest/s1/functionalManagement/records',
  permission: 'functionalManagement/trafficInfo/observe',
  of: ['LeaveRequest', 'PersonWorkCalendar'],
  scope: 'rows',
  subject: 'partyId',
  summary: 'Counted days of people in reach with their figures in minutes',
});
