/** Title of the screen and the name of its permission. */
export default {
  title: 'گزارش بیمهٔ فرد',
  permissions: {
    'welfareServices/supplementaryInsurance/personReport/observe': 'دیدن گزارش بیمهٔ یک فرد',
  },
};
