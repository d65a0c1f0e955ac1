/** Title of the screen and the name of its permission. */
export default {
  title: 'درجهٔ واحدهای سازمانی',
  permissions: {
    'organizationChartManagement/organizationalUnitDegree/observe': 'دیدن درجهٔ واحدهای سازمانی',
  },
};
