/** Title of the screen and the name of its permission. */
export default {
  title: 'چارت سازمانی',
  permissions: {
    'organizationChartManagement/organizationalChart/observe': 'دیدن چارت سازمانی',
  },
};
