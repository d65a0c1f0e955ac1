/** /payroll/myPayslips: the own payslips. */
export default {
  title: 'فیش‌های حقوق من',
  permissions: { 'payroll/myPayslips/observe': 'دیدن فیش‌های حقوق خود' },
  errors: { withheld: 'دیدن حقوق این شخص در اختیار شما نیست.' },
} as const;
