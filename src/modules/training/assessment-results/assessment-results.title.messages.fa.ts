/** Title of the screen and the name of its permission. */
export default {
  title: 'نتیجهٔ ارزیابی دوره‌ها',
  permissions: {
    'education/assessmentResults/observe': 'دیدن نتیجهٔ ارزیابی دوره‌ها',
  },
};
