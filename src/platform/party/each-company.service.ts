/** Work for all companies of an installation, each in a transaction of its own. */
import type pg from 'pg';
import { systemActor, type Tx, withoutTransaction, writing } from '#platform/db/db.server.ts';
import { allCompanies } from './company-bulk.store.ts';

interface Working {
  readonly pool: pg.Pool;
  /** Hears why a company was passed over. */
  readonly report: (error: unknown) => void;
}

/** What a job that works for each company by the day is given. */
export interface DailyWork extends Working {
  /** ISO day in Tehran. */
  readonly today: string;
  /** Epoch milliseconds. */
  readonly now: number;
  newId(): string;
}

/** The sum of what the work answers; `name` is who is said to have done it. A company whose work fails keeps nobody else from theirs. */
export async function sumOfCompanies({ pool, report }: Working, name: string, work: (tx: Tx, companyId: string) => Promise<number>): Promise<number> {
  const companies = (await allCompanies(withoutTransaction(pool))).map(({ companyId }) => companyId);
  let sum = 0;
  for (const companyId of companies)
    sum += await writing(pool, systemActor(name, companies), (tx) => work(tx, companyId)).catch((error: unknown) => {
      report(error);
      return 0;
    });
  return sum;
}
