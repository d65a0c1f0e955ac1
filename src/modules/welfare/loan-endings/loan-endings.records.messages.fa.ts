export default { records: { LoanEnding: 'لغو یا سوخت وام' }, places: { loan_ending: 'لغو و سوخت وام‌ها' } };
