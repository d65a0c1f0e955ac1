/** Title of the screen and the name of its permission. */
export default {
  title: 'گزارش آدرس‌ها',
  permissions: {
    'reports/personnelReport/addressReport/observe': 'دیدن گزارش آدرس‌ها',
  },
};
