/** Title of the screen and the name of its permission. */
export default {
  title: 'درخواست تسهیلات',
  permissions: {
    'welfareServices/financialFacility/request/observe': 'دیدن فرم درخواست تسهیلات مالی',
  },
};
