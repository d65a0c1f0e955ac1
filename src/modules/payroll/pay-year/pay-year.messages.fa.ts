/** A year of somebody's pay on paper and the page that tells whether one is genuine: title, permissions, refusals. */
export default {
  checkTitle: 'استعلام گزارش سالانهٔ حقوق',
  permissions: {
    'payroll/salaryCalculation/observe': 'دیدن محاسبه‌های حقوق و دستمزد',
    'payroll/myPayslips/observe': 'دیدن فیش‌های حقوق خود',
  },
  errors: {
    withheld: 'دیدن حقوق این شخص در اختیار شما نیست.',
    noPay: 'در این سال حقوق تأییدشده‌ای نیست.',
  },
} as const;
