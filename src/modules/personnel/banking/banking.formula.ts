/** `banking`: the bank of the main account on the day; numbers are sealed and asked for by no formula. */
import { sql } from '#platform/db/db.server.ts';
import { columnVocabulary } from '#platform/formula/columns.store.ts';
import { MAIN } from './banking.form.ts';
import messages from './banking-formula.messages.fa.ts';

const main = { class: 'bank', join: 'main' } as const;

export const banking = columnVocabulary({
  code: 'banking',
  words: messages.formula,
  joins: { main: sql`left join bank_account a on a.party_id = s.party_id and a.payment_method_purpose_enum_id = ${MAIN} and a.valid @> s.day` },
  columns: {
    bank: { ...main, type: 'text', value: sql`a.bank_id` },
    hasAccount: { ...main, type: 'flag', value: sql`a.bank_account_id is not null` },
  },
});
