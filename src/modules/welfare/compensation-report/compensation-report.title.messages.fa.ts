/** Title of the screen and the name of its permission. */
export default {
  title: 'گزارش هزینه‌های درمان',
  permissions: {
    'welfareServices/supplementaryInsurance/compensationReport/observe': 'دیدن گزارش هزینه‌های درمان',
  },
};
