/**
 * Keeps the months of the audit: makes them ahead, gives rows without a month theirs, and drops whole months that are
 * older than what is kept, once every row of theirs is sealed and still as it was sealed. The seals stay, and a seal of
 * its own says which rows went.
 */
import type pg from 'pg';
import { openPool, sql, systemActor, type Tx, writing } from '#platform/db/db.server.ts';
import { writeAudit } from './audit.store.ts';
import { firstDay, isPast, monthOf, monthsFrom } from './months.rules.ts';
import { dropMonth, firstUnlike, makeMonth, monthFacts, monthTables, retentionAt, strayMonths } from './months.store.ts';
import { lastSeal, takeAuditLock, writeSeal } from './seal.store.ts';

export interface MonthsWork {
  readonly made: readonly string[];
  readonly dropped: readonly string[];
  /** Months that are old enough and hold a row that is not as it was sealed: they stay as evidence. */
  readonly refused: readonly string[];
}

/** Without the lock for long, whoever writes would wait for us while we wait for somebody's open transaction. */
async function exclusively(tx: Tx): Promise<void> {
  await tx.run(sql`set local lock_timeout = '5s'`);
  await takeAuditLock(tx);
}

const missingMonths = async (tx: Tx, present: string): Promise<string[]> => {
  const there = new Set(await monthTables(tx));
  return [...new Set([...(await strayMonths(tx)), ...monthsFrom(present)])].filter((month) => !there.has(month));
};

/** Undefined while rows of the month are not sealed yet. */
async function drop(tx: Tx, month: string): Promise<'dropped' | 'refused' | undefined> {
  await exclusively(tx);
  const head = await lastSeal(tx);
  const { rows, lastId, ids } = await monthFacts(tx, month);
  if (lastId > head.toId) return undefined;
  if (await firstUnlike(tx, month)) return 'refused';
  await writeSeal(tx, head, { fromId: head.toId + 1n, toId: head.toId, rows: [], droppedIds: ids }, firstDay(month));
  await writeAudit(tx, [{ entity: 'AuditMonth', id: month, action: 'delete', changes: { rows: [rows, null] } }]);
  await dropMonth(tx, month);
  return 'dropped';
}

/** `owner`: connection of the owner of the tables; `now`: epoch milliseconds. Safe when several processes do it at once. */
export async function tendMonths(owner: pg.ClientConfig, now: number): Promise<MonthsWork> {
  const pool = openPool({ connection: owner, max: 1 });
  const transact = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => writing(pool, systemActor('audit-months'), work);
  const present = monthOf(now);
  const work = { made: [] as string[], dropped: [] as string[], refused: [] as string[] };
  try {
    for (const month of await transact((tx) => missingMonths(tx, present))) {
      const isMade = await transact(async (tx) => {
        await exclusively(tx);
        if ((await monthTables(tx)).includes(month)) return false;
        await makeMonth(tx, month, month >= present);
        return true;
      });
      if (isMade) work.made.push(month);
    }
    const [kept, months] = await transact(async (tx) => [(await retentionAt(tx, now)).monthsKept, await monthTables(tx)] as const);
    for (const month of months.filter((one) => isPast(one, present, kept))) {
      const outcome = await transact(async (tx) => ((await monthTables(tx)).includes(month) ? drop(tx, month) : undefined));
      if (outcome) work[outcome].push(month);
    }
    return work;
  } finally {
    await pool.end();
  }
}
