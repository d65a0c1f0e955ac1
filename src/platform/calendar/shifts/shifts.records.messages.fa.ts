export default {
  places: {
    work_shift: 'شیفت‌ها',
    work_shift_line: 'ردیف‌های شیفت',
    work_shift_variant: 'جایگزین‌های شیفت',
    shift_programme: 'برنامه‌های شیفت',
    shift_turn: 'نوبت‌های برنامهٔ گردشی',
  },
};
