/** Title of the screen and the name of its permission. */
export default {
  title: 'تأمین تسهیلات',
  permissions: {
    'welfareServices/financialFacility/provision/observe': 'دیدن تأمین تسهیلات مالی',
  },
};
