/** What reserves of earlier service grow by in the month of a rise, of each payslip of a run. */
import { type Exact, isExact } from '#kernel/formula/exact.ts';
import type { Db } from '#platform/db/db.server.ts';
import { readKept } from '../pay/pay-kept.rules.ts';
import { lawBy } from '../pay/pay-law.rules.ts';
import { daysOf } from '../pay/pay-part.rules.ts';
import type { PaySettings } from '../pay/pay-settings.rules.ts';
import type { PayColumn, PayTerms } from '../pay/pay-terms.rules.ts';
import { type MonthCase, paidDaysOf } from '../pay/pay-values.rules.ts';
import type { PayRun } from '../pay-run-state/pay-run.store.ts';
import type { Reserve } from './voucher-reserves.rules.ts';
import { earlierDays, riseOf } from './voucher-rises.rules.ts';
import { runsBefore, type SlipNow, slipsWithBefore } from './voucher-rises.store.ts';

/** Payslips that are read together: what somebody is counted from is long. */
const AT_ONCE = 500;

/** Rials that a payslip adds to a reserve for earlier days; `at`: place among the reserves. */
export interface Rise {
  readonly payslipId: string;
  readonly at: number;
  readonly amount: bigint;
}

interface CountedBy {
  readonly columns: readonly PayColumn[];
  readonly settings: PaySettings;
}

const wageOf = ({ amounts }: Pick<SlipNow, 'amounts'>, columns: readonly PayColumn[], codes: ReadonlySet<string>): bigint =>
  // of arrears there is a column for each month: they are no wage of this one
  columns.reduce((sum, { code, side, of }, at) => (codes.has(code) && side === 'employee' && of === undefined ? sum + BigInt(amounts[at] ?? 0) : sum), 0n);

const paidIn = ({ days }: Pick<SlipNow, 'days'>, settings: PaySettings, monthHours: Exact): Exact =>
  paidDaysOf({ ...readKept<Omit<MonthCase, 'wages'>>(days), wages: [] }, settings, monthHours);

/** Rises of the reserves of a run that was counted by these terms; none of who is paid for the first time. Without a RowScope: of a run within the reader's companies. */
export async function risesOf(db: Db, run: PayRun, terms: PayTerms, reserves: readonly Reserve[]): Promise<readonly Rise[]> {
  const hours = lawBy(new Map(terms.law), [])(run).value('LpMonthHours');
  const monthHours = terms.settings.monthHours ?? (isExact(hours) ? hours : 0);
  const { from } = daysOf(run);
  const known = new Map<string, CountedBy>();
  const rises: Rise[] = [];
  for (let page = await slipsWithBefore(db, run, undefined, AT_ONCE); page.length > 0; page = await slipsWithBefore(db, run, page.at(-1)?.payslipId, AT_ONCE)) {
    const unknown = [...new Set(page.map(({ before }) => before.payRunId))].filter((id) => !known.has(id));
    for (const { payRunId, columns, settings } of await runsBefore(db, unknown)) known.set(payRunId, { columns, settings: readKept<PaySettings>(settings) });
    for (const slip of page) {
      const by = known.get(slip.before.payRunId);
      if (by === undefined) continue;
      const paid = { was: paidIn(slip.before, by.settings, monthHours), now: paidIn(slip, terms.settings, monthHours) };
      for (const [at, reserve] of reserves.entries()) {
        const was = { wage: wageOf(slip.before, by.columns, reserve.codes), paid: paid.was };
        const now = { wage: wageOf(slip, run.columns, reserve.codes), paid: paid.now };
        const amount = riseOf(reserve, was, now, earlierDays(reserve.code, { hired: slip.hired, from }));
        if (amount > 0n) rises.push({ payslipId: slip.payslipId, at, amount });
      }
    }
    if (page.length < AT_ONCE) break;
  }
  return rises;
}
