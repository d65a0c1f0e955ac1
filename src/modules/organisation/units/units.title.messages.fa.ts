/** Title of the screen and the name of its permission. */
export default {
  title: 'واحدهای سازمانی',
  permissions: {
    'organizationChartManagement/organizationalUnit/observe': 'دیدن واحدهای سازمانی',
  },
};
