/** Title of the screen and the name of its permission. */
export default {
  title: 'تعریف تسهیلات',
  permissions: {
    'welfareServices/financialFacility/definition/observe': 'دیدن تعریف تسهیلات مالی',
  },
};
