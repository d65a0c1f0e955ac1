/** Title of the screen and the name of its permission. */
export default {
  title: 'شناسنامهٔ دوره',
  permissions: {
    'education/courseDetails/observe': 'دیدن شناسنامهٔ دوره',
  },
};
