/** Title of the screen and the name of its permission. */
export default {
  title: 'نیازهای آموزشی کارکنان',
  permissions: {
    'education/managerNeeds/observe': 'دیدن نیازهای آموزشی کارکنان',
  },
};
