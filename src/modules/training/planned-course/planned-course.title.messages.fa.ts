/** Title of the screen and the name of its permission. */
export default {
  title: 'بررسی دورهٔ نیازسنجی',
  permissions: {
    'education/plannedCourse/observe': 'دیدن دورهٔ نیازسنجی',
  },
};
