/** What the audit calls receipts of loans. */
export default { records: { LoanReceipt: 'رسید تسهیلات' }, places: { loan_receipt: 'رسیدهای تسهیلات' } };
