/** Title of the screen and the name of its permission. */
export default {
  title: 'داشبوردهای تحلیلی',
  permissions: {
    'dashboard/analysis/observe': 'دیدن داشبوردهای تحلیلی',
  },
};
