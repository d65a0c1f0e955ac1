/** What a run pays again of months before it, as its counting takes it. */
import type { Db } from '#platform/db/db.server.ts';
import type { PayBefore } from '../pay/pay-case.rules.ts';
import { readKept } from '../pay/pay-kept.rules.ts';
import type { YearMonth } from '../pay/pay-month.rules.ts';
import type { ArrearsOf } from '../pay-counting/count-payslips.service.ts';
import { paidSoFar, takenRows } from './pay-arrears.store.ts';

const keyOf = ({ employmentId, year, month }: YearMonth & { readonly employmentId: string }): string => `${employmentId} ${year}/${month}`;

/** Mark of a month that nothing has been paid for. */
export const UNPAID = '';

/** By employment; `changed`: those of whom a month was paid otherwise since it was found. A few statements, however many they are. */
export async function takenArrears(db: Db, payRunId: string, employmentIds: readonly string[]): Promise<{ readonly arrears: ArrearsOf; readonly changed: readonly string[] }> {
  const rows = await takenRows(db, payRunId, employmentIds);
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined) return { arrears: new Map(), changed: [] };
  const ids = [...new Set(rows.map(({ employmentId }) => employmentId))];
  const marks = new Map((await paidSoFar(db, ids, { from: first, thru: last })).map((one) => [keyOf(one), one.mark]));
  const changed = new Set(rows.filter((row) => row.mark !== (marks.get(keyOf(row)) ?? UNPAID)).map(({ employmentId }) => employmentId));
  const standing = Map.groupBy(
    rows.filter(({ employmentId }) => !changed.has(employmentId)),
    ({ employmentId }) => employmentId,
  );
  return { arrears: new Map([...standing].map(([id, own]) => [id, own.map(({ basis }) => readKept<PayBefore>(basis))])), changed: [...changed] };
}
