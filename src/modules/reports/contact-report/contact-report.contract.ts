/**
 * The report on numbers and electronic addresses (guide personnel 10.2).
 * Invariants: people in scope, each once; a person without a number stands in it too; without the class contact it is empty.
 */
import { defineList } from '#kernel/table/contract.ts';
import { personReport } from '../person-report/person-columns.rules.ts';
import { defineReport } from '../person-report/person-report.contract.ts';
import { contactTable } from './contact-report.table.ts';

export const contact = defineReport({ name: 'contact', permission: 'reports/personnelReport/contactReport/observe', of: 'contact' });

export const contactReport = defineList(contactTable, {
  ...personReport,
  path: '/rest/s1/hcm/report/contact',
  permission: contact.permission,
  summary: 'People in scope with their numbers',
});
