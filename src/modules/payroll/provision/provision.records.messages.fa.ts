export default {
  records: { PayProvision: 'ذخیرهٔ تعهدات' },
  places: { pay_provision: 'محاسبه‌های ذخیرهٔ تعهدات', pay_provision_row: 'ردیف‌های ذخیرهٔ تعهدات' },
};
