/** Kinds of leave. */
export default {
  LvtAnnual: 'استحقاقی',
  LvtSick: 'استعلاجی',
  LvtUnpaid: 'بدون حقوق',
  LvtMarriage: 'ازدواج',
  LvtBereavement: 'فوت بستگان',
  LvtMaternity: 'زایمان',
} as const;
