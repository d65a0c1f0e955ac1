export default {
  records: {
    OrderFactor: 'عامل حکم',
    OrderRule: 'فرمول عامل حکم',
  },
  places: {
    order_rule: 'فرمول‌های عوامل حکم',
  },
};
