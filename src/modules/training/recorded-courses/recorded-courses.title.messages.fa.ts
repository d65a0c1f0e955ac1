/** Title of the screen and the name of its permission. */
export default {
  title: 'دوره‌های ثبت‌شده',
  permissions: {
    'education/recordedCourses/observe': 'دیدن دوره‌های ثبت‌شده در نیازسنجی',
  },
};
