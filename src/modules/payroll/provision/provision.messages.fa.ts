/** What is owed on a day: title, keys and refusals. */
export default {
  title: 'ذخیرهٔ تعهدات',
  permissions: {
    'payroll/provision/observe': 'مشاهدهٔ ذخیرهٔ تعهدات کارکنان',
    'payroll/provision/add': 'محاسبهٔ ذخیرهٔ تعهدات کارکنان',
  },
  errors: {
    day: 'روزی از سال ۱۳۹۰ تا پایان سال آینده برگزینید.',
    withheld: 'حقوق همهٔ افراد این محاسبه در اختیار شما نیست.',
  },
} as const;
