export default {
  places: {
    empl_position_party: 'نقش پرسنل در پست‌ها',
    org_unit: 'واحدهای سازمانی',
  },
};
