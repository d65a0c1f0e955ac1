/** Where the accounts of people lie. */
import { sql, type Tx } from '#platform/db/db.server.ts';
import { endOthers, type PartRows } from '#platform/party/parts/part.store.ts';
import { enumerationName } from '#platform/reference-data/register/register.store.ts';
import { defineSealedField } from '#platform/secrets/sealed-field.define.ts';
import { sealedIban } from '../file/bank-account.server.ts';
import { personAccounts } from './banking.contract.ts';
import { MAIN } from './banking.form.ts';

const key = 'bank_account_id';
const sealedNumber = defineSealedField({ table: 'bank_account', column: 'account_number', key, boundTo: key });
const sealedCard = defineSealedField({ table: 'bank_account', column: 'card_number', key, boundTo: key });

/** The sealed columns of an account. */
export const sealedAccount = { iban: sealedIban, accountNumber: sealedNumber, cardNumber: sealedCard } as const;

export const accountRows: PartRows = {
  part: personAccounts,
  table: 'bank_account',
  columns: {
    paymentMethodPurposeEnumId: 'payment_method_purpose_enum_id',
    iban: 'iban',
    bankId: 'bank_id',
    branchCode: 'branch_code',
    branchName: 'branch_name',
    branchAddress: 'branch_address',
    accountNumber: 'account_number',
    cardNumber: 'card_number',
    ownerFirstName: 'owner_first_name',
    ownerLastName: 'owner_last_name',
    ownerSuffix: 'owner_suffix',
    noteText: 'note_text',
  },
  names: { purposeName: enumerationName('payment_method_purpose_enum_id'), bankName: sql`(select b.description from bank b where b.bank_id = t.bank_id)` },
  sealed: sealedAccount,
  classOf: () => 'bank',
  check: async (tx, values, of, { audit }) => {
    if (values['paymentMethodPurposeEnumId'] === MAIN) await endOthers(tx, accountRows, of, values, audit, sql`t.payment_method_purpose_enum_id = ${MAIN}`);
  },
};

/** Accounts with a number and no bank, in the order of their ids after one. */
export const accountsWithoutBank = (tx: Tx, after: string | null, limit: number): Promise<{ id: string; partyId: string; iban: string }[]> =>
  tx.many(sql`
    select bank_account_id as id, party_id as "partyId", iban from bank_account
    where bank_id is null and iban is not null and (${after}::uuid is null or bank_account_id > ${after}::uuid) order by bank_account_id limit ${limit}`);

export const writeBanks = (tx: Tx, banks: readonly { readonly id: string; readonly bankId: string }[]): Promise<number> =>
  tx.run(sql`
    update bank_account b set bank_id = r.bank from unnest(${banks.map(({ id }) => id)}::uuid[], ${banks.map(({ bankId }) => bankId)}::text[]) as r(id, bank)
    where b.bank_account_id = r.id and b.bank_id is null`);
