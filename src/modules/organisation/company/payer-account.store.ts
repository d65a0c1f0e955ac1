/** The account that a company pays from. */
import { type Db, sql } from '#platform/db/db.server.ts';
import { sealedIban } from './company.store.ts';

interface PayerAccount {
  readonly iban: string;
  readonly bankName: string | null;
}

/** Its main account on a day (ISO), another where it has no main one; undefined without any. The company must be in reach of the transaction; class bank: whoever shows it holds it. */
export async function payerAccountOf(db: Db, companyId: string, day: string): Promise<PayerAccount | undefined> {
  const found = await db.maybe<PayerAccount & { readonly id: string }>(sql`
    select a.company_bank_account_id as id, a.iban, b.description as "bankName" from company_bank_account a left join bank b using (bank_id)
    where a.company_id = ${companyId}::uuid and a.party_id = ${companyId}::uuid and a.valid @> ${day}::date
    order by a.payment_method_purpose_enum_id = 'PmpPriamryAccont' desc, a.company_bank_account_id limit 1`);
  return found && { iban: sealedIban.open(found.id, found.iban), bankName: found.bankName };
}
