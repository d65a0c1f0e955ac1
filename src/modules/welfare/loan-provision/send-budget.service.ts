/** Sends the list of a budget to those who approve it; what comes back is sent again with its task. */
import type { Clock } from '#kernel/clock/clock.ts';
import { beginCase } from '#platform/workflow/cases/cases.service.ts';
import { PROCESS } from './loan-budget.steps.ts';
import words from './loan-provision.messages.fa.ts';
import { type Acting, held, move, mustBeSettled } from './provision.service.ts';

/** Freezes the list; answers the tracking code of its case. `partyId`: who sends. Throws notFound, stale, wrongState, openMoves. */
export async function sendBudget(acting: Acting & { readonly clock: Clock }, loanBudgetId: string, rowVersion: number, partyId: string): Promise<string> {
  const { tx, rows, today, clock } = acting;
  const budget = await held(tx, rows, loanBudgetId, ['LbRanked'], rowVersion);
  await mustBeSettled(tx, loanBudgetId);
  await move(acting, budget, 'LbSent');
  const context = { tx, today, clock, newId: () => acting.newId(), audit: acting.audit, companyId: budget.companyId };
  const about = { recordId: loanBudgetId, subjectPartyId: partyId, subject: words.subject({ title: budget.title }), variables: { returned: false } };
  return (await beginCase(context, { key: PROCESS }, about, partyId)).trackingCode;
}
