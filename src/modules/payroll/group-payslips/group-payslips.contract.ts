/**
 * The types of payslips of a pay group (guide payroll 4.7.3): on which day they are paid, and how they reach people.
 * Invariants: a type stands once in a group and is one of its company; by which the group was paid stays; a group that has some is paid by one
 * of them and by nothing else (pay-run asks for it).
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { text } from '#kernel/shapes.ts';
import { defineRecords, keysOfRows } from '#platform/records/records.define.ts';
import { groupKeys } from '../groups/groups.contract.ts';
import { groupPayslipErrors } from './group-payslips.errors.ts';
import { groupPayslipForm, groupPayslipTable } from './group-payslips.table.ts';

const PATH = '/rest/s1/payroll/payGroupPayslipType';

/** Whoever may edit a group edits its types of payslips. */
export const groupPayslips = defineRecords({
  entity: 'PayGroupPayslipType',
  table: groupPayslipTable,
  form: groupPayslipForm(),
  path: PATH,
  scope: 'rows',
  of: 'a pay group',
  keys: keysOfRows(groupKeys),
  under: { payGroupId: z.guid() },
  errors: [groupPayslipErrors],
});

export const groupPayslipChoices = defineCall({
  method: 'GET',
  path: `${PATH}/choices`,
  summary: 'Types of payslips and active voucher templates of the company of a pay group, to choose from',
  permission: groupKeys.observe,
  scope: 'rows',
  of: ['PayslipType', 'VoucherTemplate'],
  query: z.strictObject({ payGroupId: z.guid() }),
  reply: z.strictObject({
    list: z.array(z.strictObject({ payslipTypeId: text, title: text })),
    templates: z.array(z.strictObject({ voucherTemplateId: text, title: text })),
  }),
});
