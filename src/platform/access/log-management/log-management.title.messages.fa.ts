/** Title of the screen and the name of its permission. */
export default {
  title: 'رویدادهای سامانه',
  permissions: {
    'systemManagement/logManagement/observe': 'دیدن رویدادهای سامانه',
  },
};
