/** The list of a budget before those who approve it. With the last approval requests are funded; of a refused list they are free again. */
import { defineListProcess } from '../approved-list/approved-list.define.ts';
import { listToDecide } from './budget-reading.store.ts';
import { PROVISION } from './loan-provision.contract.ts';
import words from './loan-provision.messages.fa.ts';
import { sumsOf } from './places.store.ts';
import { approveBudget, budgetList, rejectBudget } from './provision.service.ts';

export const loanBudgetProcess = defineListProcess(budgetList, {
  ...{ words, form: 'loan-provision/decide', approve: 'loanBudget.approve', approved: approveBudget, rejected: rejectBudget },
  begunAt: { path: '/provideFinancialFacilitation', permission: [`${PROVISION}/edit`] },
  tells: ['pay', 'family'],
  // amounts are class pay, points tell of the family
  async read(db, { loanBudgetId, title, amount, ranking }, isReturned) {
    const [sums, places] = [await sumsOf(db, loanBudgetId), await listToDecide(db, loanBudgetId)];
    return {
      data: { loanBudgetId, title, amount, ranking, isReturned, people: sums.places, funded: sums.funded, used: sums.used, places },
      readClasses: ['pay', 'family'],
      classed: { places: 'pay' },
      kept: ['pay'],
    };
  },
});
