/** Tells the sources of pay what became of their items when a run is approved, and that it is taken back. */
import type { Tx } from '#platform/db/db.server.ts';
import type { PayAnswer } from '../pay/pay.rules.ts';
import type { PayCase, PayItem } from '../pay/pay-case.rules.ts';
import { readKept } from '../pay/pay-kept.rules.ts';
import { paysLeave } from '../pay/pay-kind.rules.ts';
import { countingBy, type PayTerms } from '../pay/pay-terms.rules.ts';
import type { Booked, LeaveWay, TakenItem } from '../sources/pay-source.define.ts';
import { ofKind } from '../sources/sources.service.ts';
import { frozenTerms, inputsOf, leaveIn, type PaidItems, type PayRun, paidItems } from './pay-run.store.ts';

/** Payslips that are looked at together: of a run of any size no more are held at once. */
const AT_ONCE = 500;

/** Of what a factor of the run came to, all that its items asked for: then each was paid or taken whole. What a formula asks for only counting says. */
function areWhole({ wages, amounts }: PaidItems, items: readonly PayItem[], placeOf: ReadonlyMap<string, number>): boolean {
  if (items.some(({ formula }) => formula !== undefined)) return false;
  const asked = new Map<string, bigint>();
  for (const { code, amount } of items) asked.set(code, (asked.get(code) ?? 0n) + amount);
  return [...asked].every(([code, sum]) => !wages.includes(code) && amounts[placeOf.get(code) ?? -1] === sum);
}

/** Of one payslip: each item of a source with what was paid or taken of it. */
function takenOf(employmentId: string, { lines }: PayAnswer, items: readonly PayItem[]): TakenItem[] {
  return lines.flatMap(({ evidence, amount }) => evidence.flatMap((one) => (items.some((item) => item.evidence?.id === one.id) ? [{ employmentId, evidence: one, amount }] : [])));
}

/**
 * Each source is told of all items alike, some payslips at a time, and knows its own by their evidence. Where the amounts of a payslip
 * do not say by themselves what was taken of each, it is counted anew from what it was counted from.
 */
async function tellSources(tx: Tx, { payRunId, columns }: PayRun, way: 'taken' | 'untaken'): Promise<void> {
  const sources = ofKind('items');
  if (sources.every((source) => source[way] === undefined)) return;
  // arrears are of factors alone
  const placeOf = new Map(columns.flatMap(({ code, of }, at) => (of === undefined ? [[code, at] as const] : [])));
  const count = countingBy(readKept<PayTerms>((await frozenTerms(tx, payRunId)).terms));
  for (let after: string | undefined, page = await paidItems(tx, payRunId, after, AT_ONCE); page.length > 0; page = await paidItems(tx, payRunId, after, AT_ONCE)) {
    after = page.at(-1)?.employmentId;
    const read = page.map((slip) => ({ slip, items: readKept<readonly PayItem[]>(slip.items).filter(({ evidence }) => evidence !== undefined) }));
    const parts = read.filter(({ slip, items }) => !areWhole(slip, items, placeOf)).map(({ slip }) => slip.employmentId);
    const inputs = await inputsOf(tx, payRunId, parts);
    const taken = read.flatMap(({ slip: { employmentId }, items }): TakenItem[] => {
      const of = inputs.get(employmentId);
      if (of !== undefined) return takenOf(employmentId, count(readKept<PayCase>(of), false), items);
      return items.flatMap(({ evidence, amount }) => (evidence && amount > 0n ? [{ employmentId, evidence, amount }] : []));
    });
    for (const source of sources) await source[way]?.(tx, taken, payRunId);
  }
}

const wayOf = ({ kind, leaveLapsing }: PayRun): LeaveWay => (kind === 'settlement' ? 'leaving' : leaveLapsing ? 'lapsing' : 'bought');

/** Tells the books of leave what a run has paid of it; answers how many have not so much left any more. */
export async function takeLeave(tx: Tx, run: PayRun, at: Omit<Booked, 'companyId'>): Promise<number> {
  if (!paysLeave(run.kind)) return 0;
  const leave = await leaveIn(tx, run);
  let lacking = 0;
  for (const source of ofKind('leave')) lacking += (await source.bought(tx, leave, { ...at, companyId: run.companyId, way: wayOf(run) })).length;
  return lacking;
}

/** What `takeLeave` has told is taken back. */
export async function untakeLeave(tx: Tx, run: PayRun, at: Omit<Booked, 'companyId'>): Promise<void> {
  if (!paysLeave(run.kind)) return;
  const leave = await leaveIn(tx, run);
  for (const source of ofKind('leave')) await source.unbought(tx, leave, { ...at, companyId: run.companyId, way: wayOf(run) });
}

export const takeItems = (tx: Tx, run: PayRun): Promise<void> => tellSources(tx, run, 'taken');

/** What `takeItems` has told is taken back: the sources ask for it again. */
export const untakeItems = (tx: Tx, run: PayRun): Promise<void> => tellSources(tx, run, 'untaken');
