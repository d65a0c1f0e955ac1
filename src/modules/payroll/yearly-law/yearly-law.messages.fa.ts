/** /AnnualAnnuities: the law of pay by year, and how the company reads it. */
export default {
  title: 'سنوات سالانه',
  tabsLabel: 'بخش‌های سنوات سالانه',
  tabs: { parameters: 'پارامترهای سال', profile: 'نمایهٔ قانونی', decree: 'افزایش مزد سال', deadlines: 'مهلت‌های قانونی' },
} as const;
