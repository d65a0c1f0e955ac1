/** Differences between two months of pay. */
export default {
  permissions: { 'payroll/salaryCalculation/differences': 'تعیین درصد تفاوت چشمگیر حقوق' },
  errors: {
    stale: 'این درصد در این میان تغییر کرده است. صفحه را تازه کنید.',
    wholeCompany: 'این درصد از آنِ همهٔ شرکت است و تعیین آن در اختیار شما نیست.',
  },
} as const;
