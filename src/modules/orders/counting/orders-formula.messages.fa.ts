/** What orders ask formulas for. */
export default { formula: { amount: 'مبلغ عامل حکم', score: 'امتیاز عامل حکم' } };
