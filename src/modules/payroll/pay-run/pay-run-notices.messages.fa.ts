/** Names of what people are told of their pay, for whoever writes templates. */
export default { payslipReady: 'آماده شدن فیش حقوق', period: 'دورهٔ حقوق', periodExample: 'مهر ۱۴۰۵' };
