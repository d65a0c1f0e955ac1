export default {
  records: { OrderType: 'نوع حکم' },
  places: { order_type: 'انواع حکم' },
};
