/** Title of the screen and the name of its permission. */
export default {
  title: 'مدیریت استعدادها',
  permissions: {
    'systemBaseData/generalBaseData/observe': 'دیدن مدل‌های شایستگی و مهارت‌ها',
  },
};
