/** Title of the screen and the name of its permission. */
export default {
  title: 'اطلاعات سازمان',
  permissions: {
    'organizationChartManagement/defineOrganization/observe': 'دیدن اطلاعات سازمان',
  },
};
