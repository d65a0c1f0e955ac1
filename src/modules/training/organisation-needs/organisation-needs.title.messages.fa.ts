/** Title of the screen and the name of its permission. */
export default {
  title: 'نیازسنجی سازمان',
  permissions: {
    'education/organisationNeeds/observe': 'دیدن نیازسنجی سازمان',
  },
};
