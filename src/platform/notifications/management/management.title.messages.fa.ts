/** Title of the screen and the name of its permission. */
export default {
  title: 'مدیریت اعلان‌ها',
  permissions: {
    'notification/management/observe': 'دیدن اعلان‌های سازمان',
  },
};
