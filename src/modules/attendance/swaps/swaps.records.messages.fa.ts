export default {
  records: { ShiftSwap: 'جابه‌جایی شیفت' },
  places: { shift_swap: 'جابه‌جایی‌های شیفت' },
};
