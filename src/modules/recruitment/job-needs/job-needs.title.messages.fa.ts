/** Title of the screen and the name of its permission. */
export default {
  title: 'ایجاد نیازمندی شغلی',
  permissions: {
    'humanResourcesPlanning/jobNeeds/observe': 'دیدن فرم نیازمندی شغلی',
  },
};
