/** Title of the screen and the name of its permission. */
export default {
  title: 'مدیریت داوطلبان',
  permissions: {
    'humanResourcesPlanning/applicants/observe': 'دیدن داوطلبان',
  },
};
