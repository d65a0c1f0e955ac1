/** Title of the screen and the name of its permission. */
export default {
  title: 'تعریف ارزیابی دوره',
  permissions: {
    'education/evaluation/observe': 'دیدن ارزیابی‌های دوره',
  },
};
