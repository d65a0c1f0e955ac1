/** Title of the screen and the name of its permission. */
export default {
  title: 'محاسبهٔ حقوق و دستمزد',
  permissions: {
    'payroll/salaryCalculation/observe': 'دیدن محاسبه‌های حقوق و دستمزد',
  },
};
