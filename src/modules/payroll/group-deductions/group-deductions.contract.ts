/**
 * What a pay group says of insurance and tax in place of the yearly law, over time (guide payroll 4.7.2): another rate, or other factors or a formula
 * of the library that a premium is counted on, or a formula that counts the taxed pay. Invariants: the law stands in the law alone, a row says what is not as it; of a kind one row stands on a day; exemptions
 * of people go before it; what has been paid by is ended and changed from a day on alone.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { defineRecords, keysOfRows } from '#platform/records/records.define.ts';
import { groupKeys } from '../groups/groups.contract.ts';
import { groupErrors } from '../groups/groups.errors.ts';
import { groupDeductionErrors } from './group-deductions.errors.ts';
import { groupDeductionForm, groupDeductionTable } from './group-deductions.table.ts';

/** Whoever may edit a group edits its deductions. */
export const groupDeductions = defineRecords({
  entity: 'PayGroupLegalDeduct',
  table: groupDeductionTable,
  form: groupDeductionForm(),
  path: '/rest/s1/payroll/payGroupLegalDeduct',
  scope: 'rows',
  of: 'a pay group',
  keys: keysOfRows(groupKeys),
  under: { payGroupId: z.guid() },
  errors: [groupErrors, groupDeductionErrors],
});

export const baseFormulas = defineCall({
  method: 'GET',
  path: '/rest/s1/payroll/formulDeductTypes',
  summary: 'Formulas that stand today and may count what a premium of a pay group is counted on, to choose from',
  permission: groupKeys.observe,
  scope: 'rows',
  of: ['Formula'],
  query: z.strictObject({ payGroupId: z.guid() }),
  reply: z.strictObject({ list: z.array(z.strictObject({ formulaId: z.string(), title: z.string() })) }),
});
