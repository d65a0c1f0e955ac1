/**
 * What a pay group takes for facilities of the employer, over time (guide payroll 4.7.6); who has one is said by `person-facilities`.
 * Invariants: of a kind of facilities one cost stands in a group on a day; it is taken by a factor that the group takes; what has been paid by
 * is ended and changed from a day on alone.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { defineRecords, keysOfRows } from '#platform/records/records.define.ts';
import { groupKeys } from '../groups/groups.contract.ts';
import { groupErrors } from '../groups/groups.errors.ts';
import { facilityCostErrors } from './facility-costs.errors.ts';
import { facilityCostForm, facilityCostTable } from './facility-costs.table.ts';

/** Whoever may edit a group edits its costs. */
export const facilityCosts = defineRecords({
  entity: 'PayGroupFacilityCost',
  table: facilityCostTable,
  form: facilityCostForm(),
  path: '/rest/s1/payroll/fixedWelfareCost',
  scope: 'rows',
  of: 'a pay group',
  keys: keysOfRows(groupKeys),
  under: { payGroupId: z.guid() },
  errors: [groupErrors, facilityCostErrors],
});

export const facilityFormulas = defineCall({
  method: 'GET',
  path: '/rest/s1/payroll/welfareFormuls',
  summary: 'Formulas that stand today and may say what a facility costs in a pay group, to choose from',
  permission: groupKeys.observe,
  scope: 'rows',
  of: ['Formula'],
  query: z.strictObject({ payGroupId: z.guid() }),
  reply: z.strictObject({ list: z.array(z.strictObject({ formulaId: z.string(), title: z.string() })) }),
});
