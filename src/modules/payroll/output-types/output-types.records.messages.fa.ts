export default {
  records: {
    PayOutputType: 'نوع خروجی حقوق',
    PayOutputSetting: 'تنظیم خروجی حقوق',
  },
  places: {
    pay_output_type: 'انواع خروجی حقوق',
    pay_output_setting: 'تنظیم‌های خروجی حقوق',
  },
};
