export default {
  records: { LoanRequest: 'درخواست وام', LoanExternalGuarantor: 'ضامن بیرونی وام', LoanRequestDocument: 'مدرک درخواست وام', LoanGuarantorDocument: 'مدرک ضامن وام' },
  places: {
    loan_request: 'درخواست‌های وام',
    loan_request_terms: 'نسخهٔ تسهیلات درخواست‌ها',
    loan_external_guarantor: 'ضامن‌های بیرونی وام‌ها',
    loan_request_document: 'مدارک درخواست‌های وام',
    loan_guarantor_document: 'مدارک ضامن‌های وام‌ها',
  },
};
