/** Title of the screen and the name of its permission. */
export default {
  title: 'پیشرفت مراحل خروج',
  permissions: {
    'offboarding/stepProgress/observe': 'دیدن پیشرفت مراحل خروج',
  },
};
