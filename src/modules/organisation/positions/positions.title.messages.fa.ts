/** Title of the screen and the name of its permission. */
export default {
  title: 'پست‌های سازمانی',
  permissions: {
    'organizationChartManagement/organizationalPosition/observe': 'دیدن پست‌های سازمانی',
  },
};
