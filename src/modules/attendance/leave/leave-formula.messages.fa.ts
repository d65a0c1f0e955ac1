/** Names of leave in formulas. */
export default {
  formula: {
    title: 'مرخصی',
    names: {
      balance: 'مرخصی.ماندهٔ سال',
      earned: 'مرخصی.استحقاق سال',
      used: 'مرخصی.استفاده‌شدهٔ سال',
    },
    lists: { taken: 'مرخصی.رفته در دو سال', sick: 'مرخصی.استعلاجی و زایمان در دو سال' },
    fields: { type: 'نوع مرخصی', from: 'آغاز', until: 'پایان', days: 'روزهای مرخصی', minutes: 'دقیقه‌های مرخصی' },
  },
} as const;
