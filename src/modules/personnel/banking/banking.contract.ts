/**
 * Bank accounts of a person (guide personnel 6.3).
 * Invariants: whoever does not hold the class bank meets no account; numbers are sealed; one main account on a day, and a new
 * one ends the one before it; the bank is the one of the Sheba, known or not.
 */
import { defineErrors } from '#kernel/errors.ts';
import { definePart } from '#platform/party/parts/part.define.ts';
import { OTHERS, OWN } from '../keys.rules.ts';
import { accountForm } from './banking.form.ts';

export const bankingErrors = defineErrors('modules/personnel/banking', {
  /** Another main account begins later, within the days of this one. */
  mainTwice: { status: 409, constraint: 'bank_account_one_main', field: 'thruDate' },
});

export const personAccounts = definePart({
  entity: 'BankAccount',
  owner: 'person',
  own: 'request',
  // what is not a number itself; the rows as a whole are of the class bank (banking.store.ts)
  class: 'identity',
  path: '/rest/s1/hcm/person/bankAccount',
  page: `${OTHERS}/banking`,
  reads: [`${OWN}/banking`],
  form: accountForm(),
  names: ['purposeName', 'bankName'],
  errors: [bankingErrors],
});
