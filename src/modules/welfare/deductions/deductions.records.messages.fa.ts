/** What the audit calls rules of deductions. */
export default { records: { DeductionRule: 'قاعدهٔ کسر از حقوق' }, places: { deduction_rule: 'قاعدهٔ کسر از حقوق' } };
