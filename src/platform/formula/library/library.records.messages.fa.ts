export default {
  records: {
    Formula: 'فرمول',
    Constant: 'مقدار ثابت',
    InputFactor: 'عامل ورودی',
    InputFactorValue: 'مقدار عامل ورودی',
    FormulaTable: 'جدول فرمول',
    FormulaTableRow: 'ردیف جدول فرمول',
    LibraryPackage: 'بستهٔ فرمول',
    LibrarySetting: 'تنظیم انتشار فرمول',
  },
  places: {
    library_item: 'فرمول‌ها و مقادیر',
  },
};
