/**
 * Accounts for people who have none: chosen by unit, search or tick, made in one run, told on one paper (issue 16, D).
 * Invariants: what was shown is what is made, name by name; nobody out of scope is chosen; nobody gets a group that reaches
 * further than the giver's; passwords are told once, on paper or to the owner's telephone, end after seven days and must be
 * changed; they are stored nowhere but as hashes. Between the parts of a run the browser holds the slips sealed.
 * Slips are made anew only for accounts that nobody has signed in with, and that the asker may take over.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { defineErrors } from '#kernel/errors.ts';
import { z } from '#kernel/schema.ts';
import { text } from '#kernel/shapes.ts';
import { defineList, tableSelection } from '#kernel/table/contract.ts';
import { tableErrors } from '#kernel/table/table.errors.ts';
import { identityErrors } from '#platform/identity/identity.errors.ts';
import { USERNAME_FORM } from '#platform/identity/identity.rules.ts';
import { printErrors } from '#platform/print/print.errors.ts';
import { bulkPeopleTable } from './bulk-accounts.table.ts';
import { nameRules } from './names.rules.ts';

/** People of one run. */
export const MAX_RUN = 1_000;
/** Accounts made by one call: each costs a hash, and a page waits for the answer. */
export const MAX_PART = 100;
/** Runs shown, the newest first. */
export const MAX_RUNS = 200;

export const bulkErrors = defineErrors('modules/administration/bulk-accounts', {
  groupOutOfReach: { status: 403, field: 'userGroupId' },
  /** Somebody has got an account, or has left, since it was shown. */
  changed: { status: 409 },
  /** Everybody of the run has signed in. */
  nothingToReprint: { status: 409 },
  /** All who have not signed in may do more than the asker. */
  strongerAccounts: { status: 403 },
  /** Slips of somebody else, of long ago, or none at all. */
  slipsBroken: { status: 400, field: 'sealed' },
});

const shared = { permission: 'systemManagement/accounts/bulk', scope: 'rows' } as const;
const path = '/rest/s1/hcm/bulkAccounts';

/** Of whom there may be accounts: of a company (the own one when it is not said), and of a unit with everything below it. */
const among = { companyId: z.optional(z.guid()), unitId: z.optional(z.guid()) };

export const bulkPeople = defineList(bulkPeopleTable, {
  path: `${path}/people`,
  summary: 'One page of the employed people in scope without an account',
  ...shared,
  subject: 'partyId',
  fields: { fullName: field('public', text), personnelCode: field('public', text) },
  of: ['UserAccount', 'UserGroupMember'],
  query: among,
});

export const bulkTrial = defineCall({
  ...shared,
  method: 'POST',
  path: `${path}/trial`,
  summary: 'Which account each chosen person would get by a rule, and who is left out; nothing is written',
  body: z.strictObject({ ...among, rule: z.enum(nameRules), selection: tableSelection }),
  noChanges: 'a trial: nothing is made',
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
    /** People beyond the most of one run. */
    beyond: z.int(),
    groups: z.array(z.object({ userGroupId: text, description: text })),
    /** The settings open a way for messages. */
    hasMessages: z.boolean(),
    /** What the slips say of where to sign in; null: the settings do not say it. */
    address: z.nullable(text),
  }),
  errors: [tableErrors, bulkErrors],
});

/** Slips that the server alone can read, for the print at the end. */
const sealed = text.check(z.minLength(1), z.maxLength(100_000));

export const makeBulkAccounts = defineCall({
  ...shared,
  method: 'POST',
  path,
  summary: 'Makes the accounts that were shown, a hundred at a time, in a new run or in one of the own; the answer holds the slips, sealed',
  // passwords are hashed, and the answer holds them: it is not kept for repeats
  throttled: true,
  body: z.strictObject({
    companyId: z.optional(z.guid()),
    /** Of the parts after the first. */
    runId: z.optional(z.guid()),
    userGroupId: z.string().check(z.minLength(1), z.maxLength(60)),
    /** To who can be reached the password goes as a message, not on paper. */
    byMessage: z.boolean(),
    accounts: z.array(z.strictObject({ partyId: z.guid(), username: z.string().check(z.regex(USERNAME_FORM)) })).check(z.minLength(1), z.maxLength(MAX_PART)),
  }),
  changes: ['AccountRun', 'UserAccount', 'UserGroupMember'],
  reply: z.object({ runId: text, sealed }),
  errors: [bulkErrors, identityErrors],
});

export const bulkSlips = defineCall({
  ...shared,
  method: 'POST',
  path: `${path}/slips`,
  summary: 'One PDF of the sealed slips of the parts of a run',
  throttled: true,
  bodyLimit: 1024 * 1024,
  body: z.strictObject({ sealed: z.array(sealed).check(z.minLength(1), z.maxLength(MAX_RUN / MAX_PART)) }),
  raw: 'application/pdf',
  noChanges: 'it prints what was made',
  reply: z.unknown(),
  errors: [bulkErrors, printErrors],
});

export const bulkRuns = defineCall({
  ...shared,
  method: 'GET',
  path: `${path}/runs`,
  summary: 'The newest runs with accounts in scope: who, when, which group, how many accounts, how many have signed in since',
  of: ['AccountRun'],
  reply: z.object({
    runs: z.array(
      z.strictObject({
        runId: text,
        madeAt: text,
        /** Null: the account of whoever made it is gone. */
        madeBy: z.nullable(text),
        groupName: text,
        made: z.int(),
        signedIn: z.int(),
      }),
    ),
  }),
});

export const reprintRun = defineCall({
  ...shared,
  method: 'POST',
  path: `${path}/reprint`,
  summary: 'New one-time passwords for who has not signed in of a run, a hundred at a time; the answer holds the slips, sealed',
  throttled: true,
  body: z.strictObject({
    runId: z.guid(),
    /** The account that the part before ended with. */
    after: z.optional(z.guid()),
  }),
  changes: ['AccountRun'],
  reply: z.object({
    /** Null: of this part nobody gets a slip. */
    sealed: z.nullable(sealed),
    made: z.int(),
    /** Accounts that may do more than the asker, or are the asker's own: they stay as they are. */
    left: z.int(),
    /** Where the next part begins; null: this was the last. */
    next: z.nullable(text),
  }),
  errors: [bulkErrors, identityErrors],
});
