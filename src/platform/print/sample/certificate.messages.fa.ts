/** Words of the sample of docs/kit.md. */
export default {
  title: 'گواهی حقوق',
  number: 'شماره',
  name: 'نام و نام خانوادگی',
  from: 'از تاریخ',
  items: 'عوامل حقوق (ریال در ماه)',
  columns: { name: 'عامل', amount: 'مبلغ' },
  total: 'جمع',
  signer: 'معاون منابع انسانی',
} as const;
