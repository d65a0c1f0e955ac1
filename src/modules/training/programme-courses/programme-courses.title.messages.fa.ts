/** Title of the screen and the name of its permission. */
export default {
  title: 'دوره‌های برنامهٔ آموزشی',
  permissions: {
    'education/programmeCourses/observe': 'دیدن دوره‌های برنامهٔ آموزشی',
  },
};
