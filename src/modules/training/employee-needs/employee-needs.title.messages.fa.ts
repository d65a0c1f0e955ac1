/** Title of the screen and the name of its permission. */
export default {
  title: 'نیازهای آموزشی من',
  permissions: {
    'education/employeeNeeds/observe': 'دیدن نیازهای آموزشی خود',
  },
};
