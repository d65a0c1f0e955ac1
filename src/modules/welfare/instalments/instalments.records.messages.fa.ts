/** What the audit calls requests to remit. */
export default { records: { LoanRemission: 'درخواست بخشودگی' }, places: { loan_remission: 'درخواست‌های بخشودگی', loan_line_reminder: 'یادآوری سررسید اقساط' } };
