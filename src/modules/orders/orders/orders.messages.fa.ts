/** /emplOrder: title, permissions, refusals. */
export default {
  title: 'احکام کارگزینی',
  permissions: {
    'emplOrder/orders/observe': 'دیدن قراردادها و احکام',
    'personnelManagement/personnelBaseInformation/orders/observe': 'دیدن احکام خود',
    'personnelManagement/personnelBaseInformation/orders/acknowledge': 'تأیید دریافت حکم خود',
  },
} as const;
