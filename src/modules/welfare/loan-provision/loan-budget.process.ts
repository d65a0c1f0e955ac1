/**
 * The list of a budget before those who approve it: accepted, sent back to be put right, or refused. The case is about the officer who sent it, who for
 * that approves nothing in it. With the last approval requests are funded; of a refused list they are free again.
 */
import { z } from '#kernel/schema.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import type { Db } from '#platform/db/db.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { MODIFY, RESUBMIT } from '#platform/workflow/answers.rules.ts';
import { defineProcess, type FormKind, type ProcessCase, type WritingCase } from '#platform/workflow/process.define.ts';
import { listToDecide } from './budget-reading.store.ts';
import { APPROVE, FORM, PROCESS, steps, variables } from './loan-budget.steps.ts';
import { PROVISION } from './loan-provision.contract.ts';
import words from './loan-provision.messages.fa.ts';
import { budgetOf, type StoredBudget, sumsOf } from './places.store.ts';
import { type Acting, approveBudget, held, move, mustBeSettled, rejectBudget } from './provision.service.ts';

const nothing = z.strictObject({});

async function budgetOfCase(db: Db, { recordId, companyId }: ProcessCase, today: string): Promise<StoredBudget> {
  const budget = recordId === null ? undefined : await budgetOf(db, systemScope([companyId], today), recordId);
  if (budget === undefined) throw httpErrors.error('notFound');
  return budget;
}

/** What whoever decides reads: the figures of the budget and the whole list. Amounts are class pay, points tell of the family. */
const read: FormKind['read'] = async ({ db, case: of, today }) => {
  const { loanBudgetId, title, amount, ranking, stateId } = await budgetOfCase(db, of, today);
  const [sums, places] = [await sumsOf(db, loanBudgetId), await listToDecide(db, loanBudgetId)];
  return {
    data: { loanBudgetId, title, amount, ranking, isReturned: stateId === 'LbReturned', people: sums.places, funded: sums.funded, used: sums.used, places },
    readClasses: ['pay', 'family'],
    classed: { places: 'pay' },
    kept: ['pay'],
  };
};

const acting = ({ tx, case: { companyId }, today, now, newId, audit }: WritingCase): Acting => ({
  ...{ tx, today, now, rows: systemScope([companyId], today) },
  newId: () => newId(),
  audit: (entry) => audit(entry),
});

const recordOf = ({ case: { recordId } }: WritingCase): string => {
  if (recordId === null) throw httpErrors.error('notFound');
  return recordId;
};

/** Sent back to be put right, or sent again. */
const form: FormKind = {
  title: words.forms.decide,
  sees: 'case',
  values: nothing,
  read,
  async apply(writing, { outcome }) {
    if (outcome !== MODIFY && outcome !== RESUBMIT) return undefined;
    const doing = acting(writing);
    const isBack = outcome === MODIFY;
    const budget = await held(doing.tx, doing.rows, recordOf(writing), [isBack ? 'LbSent' : 'LbReturned']);
    if (!isBack) await mustBeSettled(doing.tx, budget.loanBudgetId);
    await move(doing, budget, isBack ? 'LbReturned' : 'LbSent');
    return { returned: isBack };
  },
};

export const loanBudgetProcess = defineProcess({
  key: PROCESS,
  title: words.process,
  steps,
  variables,
  variableTitles: words.variables,
  tells: ['pay', 'family'],
  begunAt: { path: '/provideFinancialFacilitation', permission: [`${PROVISION}/edit`] },
  forms: { [FORM]: form },
  services: {
    [APPROVE]: {
      title: words.services.approve,
      async run(writing) {
        await approveBudget(acting(writing), recordOf(writing));
        return undefined;
      },
    },
  },
  /** Called off, given up or refused before it was approved. */
  async ended(writing, how, last) {
    const { stateId } = await budgetOfCase(writing.tx, writing.case, writing.today);
    const isStopped = how === 'cancelled' || last?.isRefusal === true || stateId === 'LbReturned';
    if (isStopped && (stateId === 'LbSent' || stateId === 'LbReturned')) await rejectBudget(acting(writing), recordOf(writing));
  },
});
