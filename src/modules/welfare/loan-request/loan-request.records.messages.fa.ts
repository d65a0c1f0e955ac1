export default {
  records: { LoanRequest: 'درخواست وام', LoanExternalGuarantor: 'ضامن بیرونی وام' },
  places: { loan_request: 'درخواست‌های وام', loan_request_terms: 'نسخهٔ تسهیلات درخواست‌ها', loan_external_guarantor: 'ضامن‌های بیرونی وام‌ها' },
};
