import { defineSample } from '#testing/sample.ts';
import { budgetCriteria, budgetQuotas, budgets } from './loan-provision.contract.ts';

export const loanBudget = defineSample({
  gives: 'row/loanBudget',
  create: budgets.create,
  isOfCompany: true,
  body: (title) => ({
    ...{ trackingCode: 'B1', title, amount: 1_000_000_000, requestsFrom: '2026-03-21', requestsThru: '2026-04-20', paymentDate: '2026-05-01' },
    ...{ ranking: 'score', remainders: 'next' },
  }),
  needs: { welfareId: 'row/welfareLoan' },
  named: ['loanBudgetId'],
});

export const loanBudgetQuota = defineSample({
  gives: 'row/loanBudgetQuota',
  create: budgetQuotas.create,
  body: () => ({ percent: 40 }),
  needs: { loanBudgetId: 'row/loanBudget', welfareGroupId: 'row/welfareGroup' },
});

export const loanBudgetCriterion = defineSample({
  gives: 'row/loanBudgetCriterion',
  create: budgetCriteria.create,
  body: () => ({ criteriaScoreEnumId: 'SeniorityLc', unit: 1, points: 2, mostPoints: 30 }),
  needs: { loanBudgetId: 'row/loanBudget' },
});
