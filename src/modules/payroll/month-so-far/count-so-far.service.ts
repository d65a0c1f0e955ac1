/** Counts the month that runs for a company: everybody's facts are read in batches, and who is counted is whoever has others than before. */
import type pg from 'pg';
import { toJalali } from '#kernel/jalali/jalali.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import { type Db, reading, systemActor, writing } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { writeKept } from '../pay/pay-kept.rules.ts';
import { countingBy } from '../pay/pay-terms.rules.ts';
import { type MarkedTerms, markedTerms } from '../pay-counting/count-payslips.service.ts';
import { employmentsOf, membersOf } from '../pay-counting/counting.store.ts';
import { gather, hasLeft } from '../pay-counting/pay-facts.service.ts';
import { groupTermsOn } from '../pay-counting/terms.service.ts';
import { type CountedGroup, dropOthers, marksOf, type NewSoFar, payingGroups, putSoFar } from './month-so-far.store.ts';
import { soFarLines } from './so-far.rules.ts';

/** People who are read and counted together: the server answers others between two batches. */
const BATCH = 50;

export interface Counting {
  readonly pool: pg.Pool;
  /** ISO day in Tehran. */
  readonly today: string;
  /** Epoch milliseconds. */
  readonly now: number;
  isStopping(): boolean;
  /** Faults of one group; the others are not kept waiting. */
  report(error: unknown): void;
}

interface Batch {
  /** Whose month could be counted, changed or not. */
  readonly counted: readonly string[];
  readonly changed: readonly NewSoFar[];
}

async function countBatch(db: Db, rows: RowScope, group: CountedGroup, by: MarkedTerms, ids: readonly string[]): Promise<Batch> {
  const members = await membersOf(db, rows, group, ids);
  const gathered = await gather({ ...group, db, rows }, by.terms, members);
  const known = await marksOf(db, ids, group);
  const count = countingBy(by.terms);
  const counted: string[] = [];
  const changed: NewSoFar[] = [];
  for (const { employmentId, partyId } of members) {
    const found = gathered.get(employmentId);
    if (found === undefined || 'error' in found || hasLeft(group, found.of.facts)) continue;
    const mark = by.markWith(Buffer.from(writeKept(found.of)), false);
    counted.push(employmentId);
    if (known.get(employmentId) === mark) continue;
    try {
      const { figures, lines } = count(found.of, false);
      const [gross, deductions, net, tax] = [figures.gross, figures.deductions, figures.net, figures.tax].map(String) as [string, string, string, string];
      changed.push({ employmentId, partyId, mark, gross, deductions, net, tax, lines: soFarLines(lines) });
    } catch {
      // a run would set them aside and say why: here nothing stands of them
      counted.pop();
    }
  }
  return { counted, changed };
}

/** Answers of how many people the month was counted. */
async function countGroup({ pool, today, now, isStopping }: Counting, companyId: string, payGroupId: string): Promise<number> {
  const { year, month } = toJalali(today);
  const group: CountedGroup = { companyId, payGroupId, year, month, now: new Date(now) };
  const actor = systemActor('monthSoFar', [companyId]);
  const rows = systemScope([companyId], today);
  const terms = await reading(pool, actor, (db) => groupTermsOn(db, group));
  if (terms === undefined) return 0;
  const by = markedTerms(terms);
  const all = (await reading(pool, actor, (db) => db.many<{ subject_id: string }>(employmentsOf(rows, group)))).map((one) => one.subject_id);
  const counted: string[] = [];
  let changed = 0;
  for (let at = 0; at < all.length; at += BATCH) {
    if (isStopping()) return changed;
    const batch = await reading(pool, actor, (db) => countBatch(db, rows, group, by, all.slice(at, at + BATCH)));
    if (batch.changed.length > 0) changed += await writing(pool, actor, (tx) => putSoFar(tx, group, batch.changed));
    counted.push(...batch.counted);
  }
  await writing(pool, actor, (tx) => dropOthers(tx, payGroupId, counted));
  return changed;
}

/** The same of every group that pays a company's people. */
export async function countCompany(counting: Counting, companyId: string): Promise<number> {
  const groups = await reading(counting.pool, systemActor('monthSoFar', [companyId]), (db) => payingGroups(db, companyId));
  let changed = 0;
  for (const payGroupId of groups) {
    if (counting.isStopping()) break;
    changed += await countGroup(counting, companyId, payGroupId).catch((error: unknown) => {
      counting.report(error);
      return 0;
    });
  }
  return changed;
}
