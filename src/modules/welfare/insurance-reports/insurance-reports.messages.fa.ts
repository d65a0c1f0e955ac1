/** Title of the screen and the name of its permission. */
export default {
  title: 'گزارش‌های بیمه',
  permissions: {
    'welfareServices/supplementaryInsurance/reports/observe': 'دیدن گزارش‌های بیمهٔ تکمیلی',
  },
};
