/** Title of the screen and the name of its permission. */
export default {
  title: 'درخواست خروج',
  permissions: {
    'offboarding/leavingRequest/observe': 'دیدن فرم درخواست خروج',
  },
};
