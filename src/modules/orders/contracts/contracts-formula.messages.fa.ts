/** Names of contracts in formulas. */
export default {
  formula: {
    title: 'قرارداد',
    names: {
      type: 'کد نوع قرارداد',
      from: 'آغاز قرارداد',
      until: 'پایان قرارداد',
      days: 'روزهای قرارداد',
    },
  },
};
