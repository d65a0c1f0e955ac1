/** Title of the screen and the name of its permission. */
export default {
  title: 'تعریف نیازسنجی',
  permissions: {
    'education/needsAssessment/observe': 'دیدن نیازسنجی‌های آموزشی',
  },
};
