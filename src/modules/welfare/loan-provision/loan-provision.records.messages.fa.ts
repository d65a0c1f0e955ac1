export default {
  records: {
    LoanBudget: 'اعتبار تسهیلات',
    LoanBudgetQuota: 'سهمیهٔ اعتبار تسهیلات',
    LoanBudgetCriterion: 'معیار اعتبار تسهیلات',
    LoanBudgetPlace: 'جایگاه در فهرست تسهیلات',
    LoanBudgetMove: 'جابه‌جایی در فهرست تسهیلات',
  },
  places: {
    loan_budget: 'اعتبارهای تسهیلات',
    loan_budget_quota: 'سهمیه‌های اعتبار تسهیلات',
    loan_budget_criterion: 'معیارهای اعتبار تسهیلات',
    loan_budget_place: 'جایگاه‌های فهرست تسهیلات',
    loan_budget_move: 'جابه‌جایی‌های فهرست تسهیلات',
  },
};
