/** Title of the screen and the name of its permission. */
export default {
  title: 'پروندهٔ گیرندهٔ تسهیلات',
  permissions: {
    'welfareServices/financialFacility/recipient/observe': 'دیدن پروندهٔ گیرندهٔ تسهیلات',
  },
};
