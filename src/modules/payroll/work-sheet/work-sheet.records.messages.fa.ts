export default {
  records: { WorkSheetLine: 'کارکرد ماه' },
  places: { work_sheet_line: 'کارکرد ماه' },
};
