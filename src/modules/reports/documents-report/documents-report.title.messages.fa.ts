/** Title of the screen and the name of its permission. */
export default {
  title: 'گزارش مدارک',
  permissions: {
    'reports/personnelReport/documentsReport/observe': 'دیدن گزارش مدارک',
  },
};
