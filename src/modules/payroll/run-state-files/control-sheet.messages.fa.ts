/** Sheets to check lists of insurance and tax by. */
export default {
  titles: { insurance: 'کنترل لیست بیمه', tax: 'کنترل لیست مالیات' },
  pseudoId: 'کد پرسنلی',
  fullName: 'نام و نام خانوادگی',
  columns: {
    insurance: {
      days: 'روزهای کارکرد',
      monthly: 'دستمزد ماهانه',
      benefits: 'مزایای مشمول',
      insurable: 'جمع مشمول بیمه',
      total: 'جمع مشمول و نامشمول',
      worker: 'سهم بیمه‌شده',
      employer: 'سهم کارفرما',
      unemployment: 'بیمهٔ بیکاری',
      hardWork: 'کار سخت و زیان‌آور',
    },
    tax: { continuous: 'ناخالص مستمر', net: 'خالص پرداختی', tax: 'مالیات' },
  },
  sum: 'جمع ردیف‌ها',
  inFile: 'جمع در فایل',
} as const;
