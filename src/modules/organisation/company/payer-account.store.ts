/** The accounts that a company pays from. */
import { type Db, sql } from '#platform/db/db.server.ts';
import { sealedIban } from './company.store.ts';

interface PayerAccount {
  readonly iban: string;
  readonly bankName: string | null;
}

/** Its accounts on a day (ISO), the main one first. The company must be in reach of the transaction; class bank: whoever shows one holds it. */
export async function payerAccountsOf(db: Db, companyId: string, day: string): Promise<PayerAccount[]> {
  const found = await db.many<PayerAccount & { readonly id: string }>(sql`
    select a.company_bank_account_id as id, a.iban, b.description as "bankName" from company_bank_account a left join bank b using (bank_id)
    where a.company_id = ${companyId}::uuid and a.party_id = ${companyId}::uuid and a.valid @> ${day}::date
    order by a.payment_method_purpose_enum_id = 'PmpPriamryAccont' desc, a.company_bank_account_id`);
  return found.map(({ id, iban, bankName }) => ({ iban: sealedIban.open(id, iban), bankName }));
}
