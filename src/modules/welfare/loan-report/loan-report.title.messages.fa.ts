/** Title of the screen and the name of its permission. */
export default {
  title: 'گزارش تسهیلات',
  permissions: {
    'welfareServices/financialFacility/report/observe': 'دیدن گزارش تسهیلات مالی',
  },
};
