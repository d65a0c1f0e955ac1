/** Marked days counted, batch after batch, each in a transaction of its own. */
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { Clock } from '#kernel/clock/clock.ts';
import { makeUuidV7 } from '#kernel/ids/ids.ts';
import { addDays } from '#kernel/jalali/jalali.ts';
import { reading, systemActor, withoutTransaction, writing } from '#platform/db/db.server.ts';
import { allCompanies } from '#platform/party/company-bulk.store.ts';
import { companiesToCount, holdCounting, takeMarks } from '../days/marks.store.ts';
import { noteDifferences } from '../sheets/count-sheets.service.ts';
import { countDays, type DayFacts } from './count-days.service.ts';
import { markUncounted } from './uncounted.store.ts';

/** Marks of one batch: of a whole month some hundred people. */
const BATCH = 3_000;
/** Days back that are looked through for those nobody marked. */
const BACK = 35;
const NAME = 'attendanceDays';

export interface Keeping {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  /** ISO day in Tehran: days before it are over. */
  readonly today: string;
  isStopping(): boolean;
}

const companyIdsOf = async ({ pool }: Keeping): Promise<string[]> => (await allCompanies(withoutTransaction(pool))).map(({ companyId }) => companyId);

/** Counts what is marked; of a company that another server counts at the moment nothing. Answers how many marks were taken. */
export async function countMarked(keeping: Keeping, facts: DayFacts, most = BATCH): Promise<number> {
  const { pool, today, clock, isStopping } = keeping;
  let counted = 0;
  const companyIds = await companyIdsOf(keeping);
  for (const companyId of await reading(pool, systemActor(NAME, companyIds), (db) => companiesToCount(db, today)))
    for (let taken = most; taken === most && !isStopping(); counted += taken)
      taken = await writing(pool, systemActor(NAME, [companyId]), async (tx) => {
        if (!(await holdCounting(tx, companyId))) return 0;
        const marks = await takeMarks(tx, companyId, today, most);
        await countDays(tx, facts, companyId, marks.days);
        await noteDifferences(tx, companyId, marks.days, { now: new Date(clock.now()), newId: () => makeUuidV7(clock.now(), randomBytes(10)) });
        return marks.taken;
      });
  return counted;
}

/** Marks days that are over and that nothing marked: of who pressed nothing. Answers how many. */
export async function markDaysThatAreOver(keeping: Keeping): Promise<number> {
  let marked = 0;
  for (const companyId of await companyIdsOf(keeping))
    marked += await writing(keeping.pool, systemActor(NAME, [companyId]), (tx) => markUncounted(tx, companyId, addDays(keeping.today, -BACK), keeping.today));
  return marked;
}
