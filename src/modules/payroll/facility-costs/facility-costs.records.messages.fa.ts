export default {
  records: { PayGroupFacilityCost: 'هزینهٔ امکانات گروه حقوق' },
  places: { pay_group_facility_cost: 'هزینهٔ امکانات گروه‌های حقوق' },
};
