/** Title of the screen and the name of its permission. */
export default {
  title: 'تعریف‌های پایهٔ جذب',
  permissions: {
    'humanResourcesPlanning/baseDefinitions/observe': 'دیدن تعریف‌های پایهٔ جذب',
  },
};
