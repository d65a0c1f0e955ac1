/** Each day those who write the library are told, once, of constants and tables in use that end and are followed by nothing. */
import type pg from 'pg';
import { holdersFor, reaching } from '#platform/access/holders.store.ts';
import { systemActor, type Tx, withoutTransaction, writing } from '#platform/db/db.server.ts';
import { defineJob } from '#platform/jobs/job.define.ts';
import { notify } from '#platform/notifications/notify.service.ts';
import { allCompanies } from '#platform/party/company-bulk.store.ts';
import { PAGE } from './library.contract.ts';
import { endingNotice } from './library.notice.ts';
import { endingUnfollowed, markTold } from './publishing/ending.store.ts';
import { SCREEN } from './publishing/publishing.service.ts';

/** How many days ahead. */
const AHEAD = 30;

export interface Telling {
  readonly pool: pg.Pool;
  /** ISO day in Tehran. */
  readonly today: string;
  /** Epoch milliseconds. */
  readonly now: number;
  newId(): string;
}

async function tellCompany(tx: Tx, companyId: string, { today, now, newId }: Telling): Promise<number> {
  const endings = await endingUnfollowed(tx, companyId, today, AHEAD);
  if (endings.length === 0) return 0;
  // nobody is left out: the company itself is no reader
  const holders = await holdersFor(tx, { key: `${PAGE}/edit`, partyId: companyId, companyId, today });
  const companies = holders.map((one) => one.companyId);
  const recipients = holders.map(({ partyId }) => partyId);
  for (const ending of endings) {
    const values = { title: ending.title, date: ending.thruDate };
    await reaching(tx, companies, () => notify(tx, endingNotice, { recipients, values, link: SCREEN, causeId: ending.itemId, now: new Date(now), newId }));
    await markTold(tx, companyId, ending);
  }
  return endings.length;
}

/** Answers how many ends people were told of. */
export async function tellOfEnds(telling: Telling): Promise<number> {
  const companies = (await allCompanies(withoutTransaction(telling.pool))).map(({ companyId }) => companyId);
  let told = 0;
  for (const companyId of companies) told += await writing(telling.pool, systemActor('formula-library', companies), (tx) => tellCompany(tx, companyId, telling));
  return told;
}

export const job = defineJob({ name: 'formula-library', every: 'day', run: tellOfEnds });
