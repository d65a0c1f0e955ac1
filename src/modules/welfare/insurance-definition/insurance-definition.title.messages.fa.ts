/** Title of the screen and the name of its permission. */
export default {
  title: 'تعریف بیمه',
  permissions: {
    'welfareServices/supplementaryInsurance/definition/observe': 'دیدن تعریف بیمهٔ تکمیلی',
  },
};
