/**
 * What groups permit: the tree of permissions and the dated grants of one group (guide 8.1, tab access; paths as there).
 * Invariants: nobody grants or takes away in a group that permits, or is to permit, more than the own ones; a grant
 * that is taken away keeps its days; one that stays keeps its beginning.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { text } from '#kernel/shapes.ts';
import { accessErrors } from '../access-level.errors.ts';

const userGroupId = text.check(z.minLength(1), z.maxLength(60));
const permission = text.check(z.minLength(1), z.maxLength(200));
const day = z.nullable(text);

export const accessPageData = defineCall({
  method: 'GET',
  path: '/rest/s1/security/accessPageData',
  summary: 'Every permission with its Persian name and the one it lies under; the first stands for all',
  permission: ['systemManagement/accessLevel/permissions/observe', 'systemManagement/accessLevel/explain/observe'],
  scope: 'none',
  reply: z.object({
    permissions: z.array(
      z.strictObject({
        permission: text,
        /** The beginning it lies under; null for the one that stands for all. */
        parent: z.nullable(text),
        description: text,
      }),
    ),
  }),
});

const ofGroup = { scope: 'rows', errors: [accessErrors] } as const;

export const grantList = defineCall({
  ...ofGroup,
  method: 'GET',
  path: '/rest/s1/security/artifactAuth/artifactAuthList',
  summary: 'Grants of one group with their days, those that have ended included',
  permission: 'systemManagement/accessLevel/permissions/observe',
  query: z.object({ userGroupId }),
  of: ['UserGroupPermission'],
  reply: z.object({
    grants: z.array(
      z.strictObject({
        permission: text,
        description: text,
        /** Null: since the installation. */
        fromDate: day,
        /** Last day; null: without an end. */
        thruDate: day,
        isCurrent: z.boolean(),
      }),
    ),
  }),
});

export const saveGrants = defineCall({
  ...ofGroup,
  method: 'POST',
  path: '/rest/s1/security/artifactAuth',
  summary: 'Begins and ends grants of one group from today on',
  permission: 'systemManagement/accessLevel/permissions/edit',
  body: z.strictObject({
    userGroupId,
    add: z.array(permission).check(z.maxLength(500)),
    remove: z.array(permission).check(z.maxLength(500)),
    /** Last day of the added ones; without an end when null. */
    thruDate: z.optional(z.nullable(z.iso.date())),
  }),
  changes: ['UserGroupPermission'],
  reply: z.object({ messages: text, added: z.int(), removed: z.int() }),
  // what is kept in memory of the rights is given up once the change stands
  ownTransactions: true,
});
