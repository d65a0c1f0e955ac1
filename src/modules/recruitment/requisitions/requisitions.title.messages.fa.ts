/** Title of the screen and the name of its permission. */
export default {
  title: 'نیازمندی‌های شغلی',
  permissions: {
    'humanResourcesPlanning/requisitions/observe': 'دیدن نیازمندی‌های شغلی',
  },
};
