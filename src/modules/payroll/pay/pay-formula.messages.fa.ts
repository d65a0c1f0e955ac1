/** Functions that payroll gives to formulas. */
export default {
  formula: {
    from: 'آغاز خدمت',
    thru: 'پایان خدمت',
    serviceYears: {
      title: 'سال‌های_خدمت',
      help: 'مدت خدمت به سال، با کسر سال به نسبت روزهای همان سال؛ پایهٔ مزایای پایان کار (مادهٔ ۲۴ قانون کار). روز آغاز و پایان هر دو به شمار می‌آیند.',
    },
    serviceMonths: {
      title: 'ماه‌های_خدمت',
      help: 'ماه‌های کامل خدمت. روز آغاز و پایان هر دو به شمار می‌آیند.',
    },
  },
};
