/** Title of the screen and the name of its permission. */
export default {
  title: 'تعریف‌های پایهٔ خروج',
  permissions: {
    'offboarding/baseDefinitions/observe': 'دیدن تعریف‌های پایهٔ خروج',
  },
};
