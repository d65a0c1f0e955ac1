/** Title of the screen and the name of its permission. */
export default {
  title: 'فهرست دوره‌ها',
  permissions: {
    'education/courses/observe': 'دیدن دوره‌های آموزشی',
  },
};
