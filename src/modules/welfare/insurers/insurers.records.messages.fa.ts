export default {
  records: { Insurer: 'بیمه‌گر', InsurerColumn: 'ستون فایل بیمه‌گر' },
  places: { insurer: 'بیمه‌گران', insurer_column: 'ستون‌های فایل بیمه‌گران' },
};
