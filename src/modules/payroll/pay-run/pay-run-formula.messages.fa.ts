/** What payroll asks formulas for. */
export default { formula: { factor: 'عامل حقوق و دستمزد', base: 'مبنای کسور قانونی', facility: 'هزینهٔ امکانات', run: 'محاسبهٔ حقوق' } };
