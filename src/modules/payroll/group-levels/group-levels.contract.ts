/**
 * Approval levels of a pay group: who approves its runs, one after the other; a group without any goes by the company's chain for payroll (guide
 * payroll 4.7.5). Invariants: a place in the order stands once in a group; a post of the company has each level, and each may confirm.
 */
import { z } from '#kernel/schema.ts';
import { defineRecords, keysOfRows } from '#platform/records/records.define.ts';
import { groupKeys } from '../groups/groups.contract.ts';
import { groupLevelErrors } from './group-levels.errors.ts';
import { groupLevelForm, groupLevelTable } from './group-levels.table.ts';

/** Whoever may edit a group edits its levels. */
export const groupLevels = defineRecords({
  entity: 'PayGroupLevel',
  table: groupLevelTable,
  form: groupLevelForm,
  path: '/rest/s1/payroll/verificationLevel',
  scope: 'rows',
  of: 'a pay group',
  keys: keysOfRows(groupKeys),
  under: { payGroupId: z.guid() },
  errors: [groupLevelErrors],
});
