/** Words of premiums by company and cost centre. */
export default {
  contract: 'قرارداد',
  all: 'همهٔ قراردادها',
  from: 'سررسید از',
  thru: 'سررسید تا',
  failed: 'سهم‌ها خوانده نشد',
  none: 'در این روزها حق بیمه‌ای سررسید نمی‌شود',
  table: 'سهم شرکت‌ها و مراکز هزینه',
  tableLabel: 'جدول سهم شرکت‌ها و مراکز هزینه',
  company: 'شرکت',
  costCenter: 'مرکز هزینه',
  noCenter: 'بدون مرکز هزینه',
  employees: 'کارمند',
  insured: 'بیمه‌شده',
  premium: 'حق بیمه',
  employee: 'سهم کارمند',
  employer: 'سهم کارفرما',
} as const;
