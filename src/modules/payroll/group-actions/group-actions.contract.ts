/**
 * Duties around a run of a pay group: who sees to what before it is counted, and after it is approved (guide payroll 4.7.4).
 * Invariants: a duty is given to one action of a group; it is a duty of the action's time; a post of the company has it.
 */
import { z } from '#kernel/schema.ts';
import { defineRecords, keysOfRows } from '#platform/records/records.define.ts';
import { groupKeys } from '../groups/groups.contract.ts';
import { groupActionErrors } from './group-actions.errors.ts';
import { groupActionForm, groupActionTable } from './group-actions.table.ts';

/** Whoever may edit a group edits its duties. */
export const groupActions = defineRecords({
  entity: 'PayGroupAction',
  table: groupActionTable,
  form: groupActionForm,
  path: '/rest/s1/payroll/verification',
  scope: 'rows',
  of: 'a pay group',
  keys: keysOfRows(groupKeys),
  under: { payGroupId: z.guid() },
  errors: [groupActionErrors],
});
