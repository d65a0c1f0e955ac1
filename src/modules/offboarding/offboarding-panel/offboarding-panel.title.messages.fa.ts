/** Title of the screen and the name of its permission. */
export default {
  title: 'پنل خروج از سازمان',
  permissions: {
    'offboarding/panel/observe': 'دیدن پنل خروج از سازمان',
  },
};
