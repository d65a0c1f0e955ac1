/** Title of the screen and the name of its permission. */
export default {
  title: 'الگوهای اعلان',
  permissions: {
    'notification/template/observe': 'دیدن الگوهای اعلان',
  },
};
