/** /viewRecipient: title, permissions and refusals. */
export default {
  title: 'پروندهٔ گیرندهٔ تسهیلات',
  permissions: {
    'welfareServices/financialFacility/recipient/observe': 'دیدن پروندهٔ گیرندهٔ تسهیلات',
    'welfareServices/financialFacility/request/observe': 'دیدن فرم درخواست تسهیلات مالی',
    'welfareServices/financialFacility/request/request': 'ثبت درخواست تسهیلات مالی',
  },
  errors: { notWaiting: 'این تسهیلات در این میان پرداخت یا پس گرفته شده است.' },
};
