/**
 * The accounts of people, and what may be switched about them (guide 8.1, tab users).
 * Invariants: nobody switches the own account or one that may do more; disabling and ending an employment end the
 * sessions in the same transaction; every change leaves an audit row.
 */
import { defineCall } from '#kernel/call.ts';
import { field } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { defineList } from '#kernel/table/contract.ts';
import { accessErrors } from '../access-level.errors.ts';
import { usersTable } from './users.table.ts';

export const users = defineList(usersTable, {
  path: '/rest/s1/security/users',
  summary: 'One page of the accounts in scope',
  permission: 'systemManagement/accessLevel/users/observe',
  scope: 'rows',
  subject: 'partyId',
  fields: {
    fullName: field('public', z.string()),
    username: field('public', z.string()),
    disabled: field('public', z.enum(['Y', 'N'])),
    locked: field('public', z.enum(['Y', 'N'])),
    mustChange: field('public', z.enum(['Y', 'N'])),
    /** The own account: another administrator changes it. */
    isOwn: field('public', z.boolean()),
  },
  of: ['UserAccount', 'UserGroupMember'],
  query: {
    /** Of the employment; who has none is shown with the active ones. */
    status: z._default(z.enum(['ActiveRel', 'NotActiveRel', 'all']), 'ActiveRel'),
  },
});

/** The path as the guide writes it. */
export const editUser = defineCall({
  method: 'POST',
  path: '/rest/s1/hcm/editAceessLevelPeronnel',
  summary: 'Switches employment status, account, lock and forced change of password of one account',
  permission: 'systemManagement/accessLevel/users/edit',
  scope: 'rows',
  body: z.strictObject({
    userId: z.guid(),
    statusId: z.optional(z.enum(['ActiveRel', 'NotActiveRel'])),
    disabled: z.optional(z.enum(['Y', 'N'])),
    /** Takes the lock of too many failed sign-ins away. */
    unlock: z.optional(z.literal(true)),
    requirePasswordChange: z.optional(z.boolean()),
  }),
  changes: ['UserAccount'],
  reply: z.object({ messages: z.string() }),
  errors: [accessErrors],
});
