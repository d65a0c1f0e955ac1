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

/** Does something for one company after the other: where it fails for one the next ones have theirs all the same. Throws what failed, together, at the end. */
async function forEachOf(companyIds: readonly string[], act: (companyId: string) => Promise<number>): Promise<number> {
  let sum = 0;
  const errors: unknown[] = [];
  for (const companyId of companyIds)
    try {
      sum += await act(companyId);
    } catch (error) {
      errors.push(error);
    }
  if (errors.length > 0) throw errors.length === 1 ? errors[0] : new AggregateError(errors, NAME);
  return sum;
}

/** Counts what is marked; of a company that another server counts at the moment nothing. Answers how many marks were taken. Throws as `forEachOf`. */
export async function countMarked(keeping: Keeping, facts: DayFacts, most = BATCH): Promise<number> {
  const { pool, today, clock, isStopping } = keeping;
  const batchOf = (companyId: string): Promise<number> =>
    writing(pool, systemActor(NAME, [companyId]), async (tx) => {
      if (!(await holdCounting(tx, companyId))) return 0;
      const marks = await takeMarks(tx, companyId, today, most);
      await countDays(tx, facts, companyId, marks.days);
      await noteDifferences(tx, companyId, marks.days, { now: new Date(clock.now()), newId: () => makeUuidV7(clock.now(), randomBytes(10)) });
      return marks.taken;
    });
  const marked = await reading(pool, systemActor(NAME, await companyIdsOf(keeping)), (db) => companiesToCount(db, today));
  return forEachOf(marked, async (companyId) => {
    let counted = 0;
    for (let taken = most; taken === most && !isStopping(); counted += taken) taken = await batchOf(companyId);
    return counted;
  });
}

/** Marks days that are over and that nothing marked: of who pressed nothing. Answers how many. Throws as `forEachOf`. */
export const markDaysThatAreOver = async (keeping: Keeping): Promise<number> =>
  forEachOf(await companyIdsOf(keeping), (companyId) =>
    writing(keeping.pool, systemActor(NAME, [companyId]), (tx) => markUncounted(tx, companyId, addDays(keeping.today, -BACK), keeping.today)),
  );
