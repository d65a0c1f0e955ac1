export default {
  places: { tax_sending: 'لیست‌های فرستاده‌شدهٔ مالیات', tax_sending_row: 'ردیف‌های لیست‌های فرستاده‌شدهٔ مالیات' },
};
