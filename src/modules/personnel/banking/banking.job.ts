/**
 * At the start: the bank of accounts that came without one (imports before the banks were kept, the demo). It follows from the
 * Sheba, which is sealed, so no statement could say it. A number that is no Sheba stays without a bank.
 */
import type pg from 'pg';
import { bankOfSheba } from '#kernel/identity-codes/identity-codes.ts';
import { systemActor, withoutTransaction, writing } from '#platform/db/db.server.ts';
import { defineJob } from '#platform/jobs/job.define.ts';
import { allCompanies } from '#platform/party/company-bulk.store.ts';
import { sealedIban } from '../file/bank-account.server.ts';
import { accountsWithoutBank, writeBanks } from './banking.store.ts';

const BATCH = 1_000;

/** Answers how many accounts got their bank. */
export async function nameBanks(pool: pg.Pool, isStopping: () => boolean = () => false): Promise<number> {
  const actor = systemActor(
    'banks of accounts',
    (await allCompanies(withoutTransaction(pool))).map(({ companyId }) => companyId),
  );
  let named = 0;
  for (let after: string | null = null; !isStopping(); ) {
    const last: string | null = await writing(pool, actor, async (tx) => {
      const rows = await accountsWithoutBank(tx, after, BATCH);
      const known = rows.flatMap(({ id, partyId, iban }) => {
        const bankId = bankOfSheba(sealedIban.open(partyId, iban));
        return bankId === null ? [] : [{ id, bankId }];
      });
      named += await writeBanks(tx, known);
      return rows.at(BATCH - 1)?.id ?? null;
    });
    if (last === null) break;
    after = last;
  }
  return named;
}

export const job = defineJob({ name: 'banks-of-accounts', every: 'start', run: ({ pool, isStopping }) => nameBanks(pool, isStopping) });
