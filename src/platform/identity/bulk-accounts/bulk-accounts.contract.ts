/**
 * Accounts for imported people who have none (issue 5, Accounts; guide/what-users-need.md).
 * Invariants: what was shown is what is made, name by name; nobody gets a group that reaches further than the giver's;
 * passwords are told once, on paper or to the owner's telephone, end after seven days and must be changed.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { defineErrors } from '#kernel/errors.ts';
import { z } from '#kernel/schema.ts';
import { identityErrors } from '#platform/identity/identity.errors.ts';
import { USERNAME_FORM } from '#platform/identity/identity.rules.ts';
import { printErrors } from '#platform/print/print.errors.ts';
import { nameRules } from './names.rules.ts';

/** People of one run. */
export const MAX_RUN = 1_000;
/** Accounts made by one call: each costs a hash, and a page waits for the answer. */
export const MAX_PART = 100;

export const bulkErrors = defineErrors('platform/identity/bulk-accounts', {
  groupOutOfReach: { status: 403, field: 'userGroupId' },
  /** Somebody has got an account, or has left, since it was shown. */
  changed: { status: 409 },
});

const shared = { permission: 'systemManagement/accounts/bulk', scope: 'rows' } as const;
const text = z.string();

export const bulkTrial = defineCall({
  ...shared,
  method: 'GET',
  path: '/rest/s1/hcm/bulkAccounts',
  summary: 'Who would get which account by a rule, and who is left out and why; nothing is written',
  query: z.strictObject({ rule: z.enum(nameRules), companyId: z.optional(z.guid()) }),
  reply: z.object({
    rows: z.array(
      entity(
        {
          partyId: field('public', text),
          fullName: field('public', text),
          personnelCode: field('public', text),
          /** Null: the rule makes no name of this person. */
          username: field('public', z.nullable(text)),
          /** Whether a message could reach the person. */
          hasMessageWay: field('public', z.boolean()),
        },
        { subject: 'partyId' },
      ),
    ),
    /** Employed people who have an account already. */
    withAccount: z.int(),
    /** People beyond the most of one run. */
    beyond: z.int(),
    groups: z.array(z.object({ userGroupId: text, description: text })),
    /** The settings open a way for messages. */
    hasMessages: z.boolean(),
  }),
});

export const makeBulkAccounts = defineCall({
  ...shared,
  method: 'POST',
  path: '/rest/s1/hcm/bulkAccounts',
  summary: 'Makes the accounts that were shown, a hundred at a time; the answer is the slips with the one-time passwords (PDF)',
  // passwords are hashed, and the answer holds them: it is not kept for repeats
  throttled: true,
  body: z.strictObject({
    companyId: z.optional(z.guid()),
    userGroupId: z.string().check(z.minLength(1), z.maxLength(60)),
    /** To who can be reached the password goes as a message, not on paper. */
    byMessage: z.boolean(),
    accounts: z.array(z.strictObject({ partyId: z.guid(), username: z.string().check(z.regex(USERNAME_FORM)) })).check(z.minLength(1), z.maxLength(MAX_PART)),
  }),
  raw: 'application/pdf',
  reply: z.unknown(),
  errors: [bulkErrors, identityErrors, printErrors],
});
