/** Title of the screen and the name of its permission. */
export default {
  title: 'شناسنامهٔ آموزشی',
  permissions: {
    'personnelManagement/educationalProfile/observe': 'دیدن شناسنامهٔ آموزشی خود',
  },
};
