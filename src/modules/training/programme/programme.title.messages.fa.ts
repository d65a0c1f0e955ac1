/** Title of the screen and the name of its permission. */
export default {
  title: 'برنامه و بودجهٔ آموزشی',
  permissions: {
    'education/programme/observe': 'دیدن برنامه و بودجهٔ آموزشی',
  },
};
