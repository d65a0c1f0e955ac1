/**
 * Who can see this, and why; and what an account may do (issue 5).
 * Invariants: answers come from `explain` and `mayOpen` of access.rules.ts, of which the decisions themselves are made;
 * accounts out of scope are counted, not named.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field, fieldClasses } from '#kernel/entity.ts';
import { defineErrors } from '#kernel/errors.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';
import { EXPLAIN, wireRoles } from '#platform/access/access.rules.ts';
import { rowScopes } from '../groups/group.form.ts';

export const explainErrors = defineErrors('modules/administration/access-level/explain', { unknownTarget: { status: 400, field: 'target' } });

const classes = z.array(z.enum(fieldClasses));
const shared = { permission: EXPLAIN, scope: 'rows' } as const;

/** Accounts named in one answer. */
export const MOST_ACCOUNTS = 500;

export const whoMay = defineCall({
  ...shared,
  method: 'GET',
  path: '/rest/s1/security/accessExplanation',
  summary: 'Accounts that may use a permission or open a screen and reach the row of a person, each with every grant by which it may',
  query: z.object({
    partyId: z.guid(),
    /** A permission key, or the path of a screen, with its slash. */
    target: text.check(z.minLength(1), z.maxLength(200)),
  }),
  of: ['UserGroup', 'UserGroupMember', 'UserGroupPermission'],
  reply: z.object({
    accounts: z.array(
      entity({
        userId: field('public', text),
        fullName: field('public', text),
        username: field('public', text),
        /** Classes of fields the account sees of this person. */
        classes: field('public', classes),
        reasons: field(
          'public',
          z.array(z.strictObject({ userGroupId: text, group: text, permission: text, permissionName: text, way: z.enum(['own', 'units', 'named', 'company', 'all']) })),
        ),
      }),
    ),
    /** Accounts that may too and are out of the reader's scope. */
    beyond: z.int(),
    isCapped: z.boolean(),
  }),
  errors: [explainErrors],
});

export const mayOf = defineCall({
  ...shared,
  method: 'GET',
  path: '/rest/s1/security/accessOfUser',
  summary: 'What an account in scope may do: its groups with their days, rows, classes and permissions, and the screens it may open',
  query: z.object({ userId: z.guid() }),
  of: ['UserGroup', 'UserGroupMember', 'UserGroupPermission'],
  reply: z.object({
    username: text,
    groups: z.array(
      z.strictObject({
        userGroupId: text,
        description: text,
        wireRole: z.enum(wireRoles),
        rowScope: z.enum(rowScopes),
        classes,
        companyName: text,
        units: z.array(text),
        fromDate: text,
        thruDate: optionalText,
        permissions: z.array(z.strictObject({ permission: text, description: text })),
      }),
    ),
    screens: z.array(z.strictObject({ path: text, title: text })),
  }),
});
