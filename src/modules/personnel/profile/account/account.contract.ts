/**
 * Account and days of employment of a person (guide personnel.md 6.3, block account of the base tab).
 * Invariants: each field is changed by who holds its own permission, on the rows of that permission; nobody changes the own
 * account here, nor one that may do more; the dated facts of an employment begin and end with it.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { defineErrors } from '#kernel/errors.ts';
import { formChanges } from '#kernel/form/schema.ts';
import { z } from '#kernel/schema.ts';
import { optionalText } from '#kernel/shapes.ts';
import { wayErrors } from '#platform/identity/recovery-ways/recovery-ways.errors.ts';
import { ownFileErrors } from '#platform/party/own-file/own-file.errors.ts';
import { partyErrors } from '#platform/party/party.errors.ts';
import { EMPLOYED } from '../../records.rules.ts';
import { accountForm, accountKeys } from '../account.form.ts';
import { infoOfEachPerson, profileErrors } from '../profile.contract.ts';

export const accountErrors = defineErrors('modules/personnel/profile', {
  ownAccount: { status: 403 },
  strongerAccount: { status: 403 },
  /** A first day is compared with the day of birth: refusals would tell it to who may not read it. */
  birthUnseen: { status: 403, field: 'hireDate' },
  noAccount: { status: 400 },
  emailTaken: { status: 409, field: 'emailAddress' },
  /** A wage, a kind of employment or a position ends before the new first day, or begins after the new last one. */
  factsOutside: { status: 409 },
  /** An end that is an act of leaving, with a reason and what follows from it. */
  endByEmployment: { status: 409, field: 'endDate' },
});

export const accountFacts = entity(
  {
    partyId: field('public', z.string()),
    username: field('contact', optionalText),
    emailAddress: field('contact', optionalText),
    /** Y: may sign in; null: there is no account. */
    accountStatus: field('public', z.nullable(z.enum(['Y', 'N']))),
    /** First and last day of the employment, ISO. */
    hireDate: field('public', optionalText),
    endDate: field('public', optionalText),
  },
  { subject: 'partyId' },
);

export const personAccount = defineCall({
  method: 'GET',
  path: '/rest/s1/hcm/userAccount/:partyId',
  summary: 'Account and days of employment of a person',
  permission: infoOfEachPerson.permission,
  scope: 'rows',
  of: [...EMPLOYED],
  reply: accountFacts,
});

export const updateAccount = defineCall({
  method: 'PUT',
  path: '/rest/s1/hcm/userAccount/:partyId',
  summary: 'Changes recovery e-mail, state of the account, first or last day of the employment, each by its own permission',
  permission: [accountKeys.emailAddress, accountKeys.accountStatus, accountKeys.hireDate, accountKeys.endDate],
  scope: 'rows',
  own: 'others',
  body: formChanges(accountForm),
  changes: ['UserAccount'],
  reply: accountFacts,
  errors: [accountErrors, profileErrors, partyErrors, ownFileErrors, wayErrors],
});
