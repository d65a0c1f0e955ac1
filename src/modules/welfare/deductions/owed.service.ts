/**
 * What employees owe over time and pay takes: of each thing what is due until the end of the month less what runs took. What a run took is kept with the run
 * and goes back with it; what it fell short of is asked for again the next month, and what was owed less since is asked for no more.
 */
import { monthsLater } from '#kernel/formula/days.ts';
import { addDays } from '#kernel/jalali/jalali.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { deductionErrors } from './deductions.contract.ts';
import type { DueDeduction } from './deductions.rules.ts';
import { type DeductionItems, defineDeductions, type TakenDeduction } from './deductions.service.ts';
import { addTaken, holdOwed, type OwedTables, owedUntil } from './owed.store.ts';

export interface OwedSource extends Pick<DueDeduction, 'factor' | 'rank'> {
  /** `sourceKind` of all that it tells; never given to another one. */
  readonly key: string;
  readonly tables: OwedTables;
  /** What stands on the payslip, by the title of what is owed for. */
  readonly item: (title: string) => string;
}

/** Last day of a month of pay by its first. */
const endOf = (monthDay: string): string => addDays(monthsLater({ date: monthDay }, 1).date, -1);

const held = (tx: Tx, tables: OwedTables, deductions: readonly TakenDeduction[], payRunId: string) =>
  holdOwed(
    tx,
    tables,
    deductions.map(({ sourceId, monthDay }) => ({ id: sourceId, thru: endOf(monthDay) })),
    payRunId,
  );

/** Throws takenTwice where more is taken than is open: another run was before, or less is owed meanwhile. */
async function book(tx: Tx, tables: OwedTables, deductions: readonly TakenDeduction[], payRunId: string): Promise<void> {
  const amounts = new Map(deductions.map(({ sourceId, amount }) => [sourceId, amount]));
  const owed = await held(tx, tables, deductions, payRunId);
  if (owed.length < amounts.size) throw deductionErrors.error('takenTwice');
  const lines = owed.flatMap(({ byRun, open, ...of }) => {
    if (byRun !== 0n) return [];
    const amount = amounts.get(of.id) ?? 0n;
    if (amount > open) throw deductionErrors.error('takenTwice');
    return [{ ...of, amount }];
  });
  await addTaken(tx, tables, payRunId, lines);
}

async function takeBack(tx: Tx, tables: OwedTables, deductions: readonly TakenDeduction[], payRunId: string): Promise<void> {
  const taken = (await held(tx, tables, deductions, payRunId)).filter(({ byRun }) => byRun > 0n);
  await addTaken(
    tx,
    tables,
    payRunId,
    taken.map(({ byRun, open: _, ...of }) => ({ ...of, amount: -byRun })),
  );
}

/** Declares what a slice lets employees owe over time as a source of items of pay; a part of it may be taken. */
export function defineOwed({ key, tables, factor, rank, item }: OwedSource): DeductionItems {
  return defineDeductions({
    key,
    async due(look) {
      return (await owedUntil(tables, look)).map(({ id, partyId, code, title, dueDate, open }) => ({
        ...{ sourceKind: key, sourceId: id, partyId, dueDate, factor, title: item(title), asked: open, rank, mayBePart: true },
        evidence: code,
      }));
    },
    taken: (tx, deductions, payRunId) => book(tx, tables, deductions, payRunId),
    untaken: (tx, deductions, payRunId) => takeBack(tx, tables, deductions, payRunId),
  });
}
