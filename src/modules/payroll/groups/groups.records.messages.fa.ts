export default {
  records: {
    PayGroup: 'گروه حقوق',
    PayGroupFactor: 'عامل گروه حقوق',
  },
  places: {
    pay_group: 'گروه‌های حقوق',
    pay_group_factor: 'عوامل گروه حقوق',
    pay_member: 'اطلاعات حقوقی افراد',
  },
};
