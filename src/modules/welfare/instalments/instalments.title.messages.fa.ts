/** Title of the screen and the name of its permission. */
export default {
  title: 'تسویهٔ اقساط',
  permissions: {
    'welfareServices/financialFacility/settlement/observe': 'دیدن تسویهٔ اقساط',
  },
};
