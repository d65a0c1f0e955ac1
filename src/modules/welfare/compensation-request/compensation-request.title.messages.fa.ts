/** Title of the screen and the name of its permission. */
export default {
  title: 'درخواست هزینهٔ درمان',
  permissions: {
    'welfareServices/supplementaryInsurance/compensationRequest/observe': 'دیدن فرم درخواست هزینهٔ درمان',
  },
};
