/** Title of the screen and the name of its permission. */
export default {
  title: 'گزارش اطلاعات بانکی',
  permissions: {
    'reports/personnelReport/bankReport/observe': 'دیدن گزارش اطلاعات بانکی',
  },
};
