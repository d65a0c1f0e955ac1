/** Names of sacrifice and health in formulas. */
export default {
  formula: {
    title: 'ایثارگری و سلامت',
    names: {
      sacrificeType: 'نوع ایثارگری',
      sacrificeMonths: 'ماه‌های ایثارگری',
      disability: 'درصد جانبازی',
      hasDisease: 'سابقهٔ بیماری دارد',
      isSmoker: 'سیگاری است',
      sacrifices: 'سوابق ایثارگری',
      diseases: 'بیماری‌ها',
    },
    fields: {
      sacrifices: { type: 'نوع ایثارگری', months: 'مدت (ماه)', disability: 'درصد جانبازی' },
      diseases: { type: 'نوع بیماری', from: 'آغاز', until: 'پایان' },
    },
  },
};
