/** Names of accounts in formulas. */
export default {
  formula: { title: 'حساب بانکی', names: { bank: 'بانک حساب اصلی', hasAccount: 'حساب اصلی دارد' } },
};
