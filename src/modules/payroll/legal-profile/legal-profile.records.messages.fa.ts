export default {
  records: {
    PaySetting: 'تنظیم نمایهٔ قانونی',
  },
  places: {
    pay_setting: 'نمایهٔ قانونی حقوق',
  },
};
