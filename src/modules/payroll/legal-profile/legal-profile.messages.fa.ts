/** The legal profile: permissions and refusals. */
export default {
  permissions: {
    'payroll/annualAnnuities/legalProfile/observe': 'دیدن نمایهٔ قانونی حقوق',
    'payroll/annualAnnuities/legalProfile/edit': 'تعیین نمایهٔ قانونی حقوق',
  },
  errors: {
    value: 'این مقدار برای این تنظیم پذیرفته نیست.',
    same: 'در این ماه همین مقدار برقرار است.',
    stale: 'این تنظیم در این میان تغییر کرده است. صفحه را تازه کنید و دوباره بنویسید.',
    overlap: 'این تنظیم هم‌زمان با شما تغییر کرد. صفحه را تازه کنید و دوباره بنویسید.',
    paid: 'حقوق این ماه تأیید شده است و همان‌گونه که حساب شد می‌ماند. ماهی پس از آخرین ماه تأییدشده بنویسید.',
    wholeCompany: 'نمایهٔ قانونی از آنِ همهٔ شرکت است و تعیین آن در اختیار شما نیست.',
  },
} as const;
