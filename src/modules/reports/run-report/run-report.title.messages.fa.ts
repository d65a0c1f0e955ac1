/** Title of the screen and the name of its permission. */
export default {
  title: 'اجرای گزارش',
  permissions: {
    'reports/runTaskReport/observe': 'اجرای گزارش',
  },
};
