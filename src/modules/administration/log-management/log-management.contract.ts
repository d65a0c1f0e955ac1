/**
 * The log of the system: who signed in, who changed what, who read what of others (guide 8.3, spec 2.1).
 * Invariants: nothing here is written to but the time it is kept, which is of the whole installation and shortened only after
 * a wait that all administrators were told of; old and new values of a field of a class that the
 * reader lacks do not leave the database; rows of other companies and people out of reach are not there, nor is a change that
 * tells by its kind of record or by the name of its field what the reader may not know (a relative, an illness, a wage).
 */
import { defineCall } from '#kernel/call.ts';
import { field } from '#kernel/entity.ts';
import { formBody } from '#kernel/form/schema.ts';
import { z } from '#kernel/schema.ts';
import { defineList } from '#kernel/table/contract.ts';
import { changeTable, readTable, signInTable } from './log-management-tables.rules.ts';
import { retentionForm } from './retention.form.ts';

const permission = 'systemManagement/logManagement/observe';

export const signIns = defineList(signInTable, { path: '/rest/s1/hcm/log/signIns', permission, scope: 'rows', summary: 'Sign-ins, newest first' });
const words = field('public', z.optional(z.nullable(z.string())));
export const changes = defineList(changeTable, {
  path: '/rest/s1/hcm/log/changes',
  permission,
  scope: 'rows',
  summary: 'Changed fields with old and new value, newest first',
  // the values in the words of the catalogue, where they are ids of states and of enumerations
  fields: { oldWords: words, newWords: words },
});
export const reads = defineList(readTable, { path: '/rest/s1/hcm/log/reads', permission, scope: 'rows', summary: 'Reads and exports of what is sensitive, newest first' });

/** Months of the audit that are kept; whole months older than that are dropped once they are sealed. */
const retention = z.strictObject({
  monthsKept: z.int(),
  /** A shorter time that was set and holds from a day on (ISO); until then it is taken back by setting `monthsKept` again. */
  next: z.nullable(z.strictObject({ monthsKept: z.int(), fromDate: z.string() })),
});

export const logRetention = defineCall({
  method: 'GET',
  path: '/rest/s1/hcm/log/retention',
  summary: 'How many months of the log are kept',
  permission,
  scope: 'none',
  of: ['AuditRetention'],
  reply: retention,
});

export const changeLogRetention = defineCall({
  method: 'PUT',
  path: '/rest/s1/hcm/log/retention',
  summary: 'Sets how many months of the log are kept: longer at once, shorter after a week in which all administrators know of it',
  permission: 'systemManagement/logManagement/retention',
  scope: 'installation',
  body: formBody(retentionForm),
  changes: ['AuditRetention'],
  reply: retention,
});
