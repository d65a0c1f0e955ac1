/**
 * Requests for an account, decided by an administrator (issue 3, Pages).
 * Invariants: a request is decided once; nobody gives a group that reaches further than the own ones.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { defineErrors } from '#kernel/errors.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';
import { identityErrors } from '#platform/identity/identity.errors.ts';

export const accountRequestErrors = defineErrors('modules/administration/account-requests', {
  groupOutOfReach: { status: 403, field: 'userGroupId' },
  noSuchPerson: { status: 409, field: 'linkPerson' },
  personHasAccount: { status: 409, field: 'linkPerson' },
});

export const PAGE_SIZE = 20;

export const accountRequests = defineCall({
  method: 'GET',
  path: '/rest/s1/hcm/accountRequest',
  summary: 'Requests for an account in one state, twenty to a page, with the groups the reader may give',
  permission: 'systemManagement/accountRequests/observe',
  scope: 'rows',
  query: z.object({
    state: z.optional(z.enum(['waiting', 'accepted', 'refused'])),
    pageIndex: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000))),
  }),
  of: ['AccountRequest'],
  reply: z.object({
    rows: z.array(
      entity({
        requestId: field('public', text),
        state: field('public', z.enum(['waiting', 'accepted', 'refused'])),
        username: field('public', text),
        isUsernameTaken: field('public', z.boolean()),
        email: field('contact', optionalText),
        mobile: field('contact', optionalText),
        firstName: field('public', optionalText),
        lastName: field('public', optionalText),
        nationalCode: field('identity', optionalText),
        note: field('public', optionalText),
        createdDate: field('public', text),
        decidedDate: field('public', optionalText),
        reason: field('public', optionalText),
        personName: field('public', optionalText),
        personCode: field('public', optionalText),
        personHasAccount: field('public', z.boolean()),
      }),
    ),
    count: z.int(),
    groups: z.array(z.object({ userGroupId: text, description: text })),
  }),
});

const requestId = z.guid();
const decision = { permission: 'systemManagement/accountRequests/decide', scope: 'rows', reply: z.object({ messages: text }) } as const;

export const acceptAccountRequest = defineCall({
  ...decision,
  method: 'POST',
  path: '/rest/s1/hcm/accountRequest/accept',
  summary: 'Makes the account with the password its owner chose, in a group, and where it is said with the personnel file of the same national code',
  body: z.strictObject({ requestId, userGroupId: z.string().check(z.minLength(1), z.maxLength(60)), linkPerson: z.boolean() }),
  changes: ['AccountRequest', 'UserAccount', 'UserGroupMember'],
  errors: [accountRequestErrors, identityErrors],
});

export const refuseAccountRequest = defineCall({
  ...decision,
  method: 'POST',
  path: '/rest/s1/hcm/accountRequest/refuse',
  summary: 'Refuses a request with a reason',
  body: z.strictObject({ requestId, reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)) }),
  changes: ['AccountRequest'],
  errors: [accountRequestErrors],
});
