export default {
  records: { EmplOrder: 'حکم کارگزینی' },
  places: { empl_order: 'احکام کارگزینی', order_issue: 'صدور حکم' },
};
