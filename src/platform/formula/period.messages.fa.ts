/** Names of the period that formulas count for. */
export default {
  formula: {
    title: 'دوره',
    functions: 'تابع‌ها',
    library: { constant: 'مقادیر ثابت', inputFactor: 'عوامل ورودی', table: 'جدول‌ها', formula: 'فرمول‌ها' },
    names: {
      day: 'دوره.روز',
      firstDay: 'دوره.اولین روز',
      lastDay: 'دوره.آخرین روز',
      length: 'دوره.طول',
      month: 'دوره.ماه',
      year: 'دوره.سال',
      yearLength: 'دوره.طول سال',
    },
  },
};
