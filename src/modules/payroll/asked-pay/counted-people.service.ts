/** Whatever is asked about the pay of some employments in a month: their groups, terms and cases, each read once. */
import type { AppError } from '#kernel/errors.ts';
import type { PayCase } from '../pay/pay-case.rules.ts';
import type { PayTerms } from '../pay/pay-terms.rules.ts';
import { countingErrors } from '../pay-counting/counting.errors.ts';
import { groupsOfPay, membersOf } from '../pay-counting/counting.store.ts';
import { type FactsLook, gather } from '../pay-counting/pay-facts.service.ts';
import { groupTermsOn } from '../pay-counting/terms.service.ts';

/** What a run of the month would count somebody by and from, or why it would not. */
export type Countable = { readonly terms: PayTerms; readonly of: PayCase } | { readonly error: AppError };

/** By employment; of whom nobody pays in the month, or who is out of reach, notEmployed. A few statements a group. */
export async function countableIn(look: FactsLook, employmentIds: readonly string[]): Promise<(employmentId: string) => Countable> {
  const groups = await groupsOfPay(look.db, look.rows, look, employmentIds);
  const found = new Map<string, Countable>();
  for (const payGroupId of new Set(groups.values())) {
    const paying = { ...look, payGroupId };
    const terms = await groupTermsOn(look.db, paying);
    if (terms === undefined) continue;
    const ids = employmentIds.filter((id) => groups.get(id) === payGroupId);
    const gathered = await gather(look, terms, await membersOf(look.db, look.rows, paying, ids));
    for (const [id, one] of gathered) found.set(id, 'error' in one ? one : { terms, of: one.of });
  }
  return (id) => found.get(id) ?? { error: countingErrors.error('notEmployed') };
}
