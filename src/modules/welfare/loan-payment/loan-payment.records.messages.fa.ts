export default {
  records: { PaidLoan: 'وام پرداخت‌شده', LoanGrant: 'تسهیلات آمادهٔ پرداخت' },
  places: {
    loan: 'وام‌های پرداخت‌شده',
    loan_grant: 'تسهیلات تأییدشده',
    loan_payment: 'پرداخت وام‌ها',
    loan_schedule: 'برنامه‌های اقساط',
    loan_line: 'اقساط وام‌ها',
    loan_sum: 'جمع وام‌ها',
    loan_line_now: 'ماندهٔ اقساط وام‌ها',
    loan_entry: 'دفتر وام‌ها',
    loan_counter: 'شمارهٔ وام‌ها',
  },
};
