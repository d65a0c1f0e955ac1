/** What payroll asks formulas for. */
export default { formula: { factor: 'عامل حقوق و دستمزد', run: 'محاسبهٔ حقوق' } };
