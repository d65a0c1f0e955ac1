/** Title of the screen and the name of its permission. */
export default {
  title: 'اعطای تسهیلات',
  permissions: {
    'welfareServices/financialFacility/payment/observe': 'دیدن اعطای تسهیلات',
  },
};
