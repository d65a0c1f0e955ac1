/** Names of the employment in formulas. */
export default {
  formula: {
    title: 'استخدام',
    names: {
      code: 'کد پرسنلی',
      hireDate: 'تاریخ استخدام',
      endDate: 'پایان همکاری',
      serviceDays: 'روزهای خدمت',
      serviceYears: 'سال‌های خدمت',
      kind: 'وضعیت استخدام',
      dailyWage: 'مزد روزانه',
    },
  },
};
