/** Title of the screen and the name of its permission. */
export default {
  title: 'درخواست بیمه',
  permissions: {
    'welfareServices/supplementaryInsurance/request/observe': 'دیدن فرم درخواست بیمهٔ تکمیلی',
  },
};
