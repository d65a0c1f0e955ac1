export default {
  records: { LoanRequest: 'درخواست وام' },
  places: { loan_request: 'درخواست‌های وام', loan_request_terms: 'نسخهٔ تسهیلات درخواست‌ها' },
};
