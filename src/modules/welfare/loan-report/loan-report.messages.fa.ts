/** /loanReport: loans of people. */
export default {
  title: 'گزارش تسهیلات',
  permissions: {
    'welfareServices/financialFacility/report/observe': 'دیدن گزارش تسهیلات مالی',
  },
  lead: 'وام‌های پرداخت‌شده، مانده و دیرکرد هر کدام تا امروز.',
  loan: 'تسهیلات',
  number: 'شمارهٔ وام',
  status: 'وضعیت',
  statuses: { LoanPaidOut: 'در حال بازپرداخت', LoanSettled: 'تسویه‌شده', LoanCancelled: 'لغوشده', LoanWrittenOff: 'سوخت‌شده' },
  paidOn: 'تاریخ پرداخت',
  principal: 'مبلغ وام',
  count: 'تعداد اقساط',
  payable: 'جمع بازپرداخت',
  paid: 'پرداخت‌شده',
  remaining: 'مانده',
  overdue: 'سررسید گذشته',
  days: 'روز دیرکرد',
  age: 'دیرکرد',
  ages: { none: 'ندارد', d30: 'تا ۳۰ روز', d60: '۳۱ تا ۶۰ روز', d90: '۶۱ تا ۹۰ روز', more: 'بیش از ۹۰ روز' },
  none: 'هنوز وامی پرداخت نشده است',
  noneAdvice: 'وام‌هایی که پرداخت می‌شوند اینجا می‌آیند.',
} as const;
