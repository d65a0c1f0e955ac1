/** Title of the screen and the name of its permission. */
export default {
  title: 'گزارش اطلاعات تماس',
  permissions: {
    'reports/personnelReport/contactReport/observe': 'دیدن گزارش اطلاعات تماس',
  },
};
