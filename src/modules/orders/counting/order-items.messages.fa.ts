/** Words of the items of an order. */
export default {
  items: 'عوامل حکم',
  table: 'جدول عوامل حکم',
  factor: 'عامل',
  score: 'امتیاز',
  basis: 'مبنا',
  bases: { day: 'روزانه', month: 'ماهانه', year: 'سالانه' },
  previous: 'پیشین',
  amount: 'مبلغ',
  difference: 'تفاوت',
  explain: (title: string) => `«${title}» چگونه محاسبه شد`,
} as const;
