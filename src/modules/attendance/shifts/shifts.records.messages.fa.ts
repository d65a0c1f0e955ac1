export default {
  records: { WorkShift: 'شیفت', WorkShiftLine: 'ردیف شیفت', WorkShiftVariant: 'جایگزین شیفت' },
};
