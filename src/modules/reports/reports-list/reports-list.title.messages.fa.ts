/** Title of the screen and the name of its permission. */
export default {
  title: 'فهرست گزارش‌ها',
  permissions: {
    'reports/reportsList/observe': 'دیدن فهرست گزارش‌ها',
  },
};
