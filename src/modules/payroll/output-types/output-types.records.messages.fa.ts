export default {
  records: {
    PayOutputType: 'نوع خروجی حقوق',
    PayOutputSetting: 'تنظیم خروجی حقوق',
    PayBankTemplate: 'قالب فایل بانک',
    PayBankTemplateColumn: 'ستون قالب فایل بانک',
  },
  places: {
    pay_output_type: 'انواع خروجی حقوق',
    pay_output_setting: 'تنظیم‌های خروجی حقوق',
    pay_bank_template: 'قالب‌های فایل بانک',
    pay_bank_template_column: 'ستون‌های قالب‌های فایل بانک',
  },
};
