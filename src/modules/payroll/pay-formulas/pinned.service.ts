/** Which versions of the library a run was counted with: noted with it, so that what uses a formula is known and stays. */
import type { Tx } from '#platform/db/db.server.ts';
import { pinAnew } from '#platform/formula/library/library-uses.store.ts';
import type { TermFormulas } from '../pay/pay-formulas.rules.ts';
import { lastDay, type YearMonth } from '../pay/pay-month.rules.ts';
import type { PayTerms } from '../pay/pay-terms.rules.ts';

/** By what a use is known as one of a run of pay. */
export const USED_BY = 'payRun';

function* versionsOf({ formulas, names }: TermFormulas): Iterable<{ readonly id: string; readonly version: number }> {
  for (const { source } of [...formulas, ...names]) if (source.version !== undefined) yield { id: source.id, version: source.version };
}

/** In place of what the counting before has noted. */
export async function pinTerms(tx: Tx, run: YearMonth & { readonly payRunId: string; readonly companyId: string }, { formulas, monthly, months = [] }: PayTerms): Promise<void> {
  const all = [formulas, monthly?.formulas, ...months.map((one) => one.formulas)].flatMap((one) => (one === undefined ? [] : [...versionsOf(one)]));
  await pinAnew(tx, { companyId: run.companyId, usedBy: USED_BY, userId: run.payRunId, usedOn: lastDay(run) }, all);
}
