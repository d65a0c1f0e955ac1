/** Names of leave in formulas. */
export default {
  formula: {
    title: 'مرخصی',
    names: {
      balance: 'مرخصی.ماندهٔ سال',
      earned: 'مرخصی.استحقاق سال',
      used: 'مرخصی.استفاده‌شدهٔ سال',
    },
  },
} as const;
