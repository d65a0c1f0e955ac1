/**
 * Links of the own company to its accounting software (guide payroll 4.2).
 * Invariants: a title stands once in a company, and one link at most is the default; the password lies sealed, is told to nobody, and stays
 * where a change leaves it empty.
 */
import { defineCall } from '#kernel/call.ts';
import { defineRecords } from '#platform/records/records.define.ts';
import { accountingLinkForm, accountingLinkTable } from './accounting-link.table.ts';
import { baseDataErrors, baseDataKeys } from './base-data.contract.ts';

const rows = defineRecords({
  entity: 'AccountingLink',
  table: accountingLinkTable,
  form: accountingLinkForm,
  path: '/rest/s1/payroll/relationList',
  scope: 'rows',
  of: 'the own company',
  keys: baseDataKeys,
  under: {},
  errors: [baseDataErrors],
});

/** Outside programs know the writes by addresses of their own. */
export const accountingLinks = {
  ...rows,
  create: defineCall({ ...rows.create, path: '/rest/s1/payroll/registerRelation' }),
  change: defineCall({ ...rows.change, path: '/rest/s1/payroll/updateRelation/:id' }),
  remove: defineCall({ ...rows.remove, path: '/rest/s1/payroll/deleteRelation/:id' }),
};
