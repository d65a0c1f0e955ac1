/** Words of the own costs of treatment and ceilings. */
export default {
  failed: 'هزینه‌های درمان خوانده نشد',
  ceilings: 'ماندهٔ سقف‌ها',
  ceilingTable: 'جدول ماندهٔ سقف‌ها',
  claims: 'هزینه‌های درمان',
  claimTable: 'جدول هزینه‌های درمان',
  contract: 'قرارداد',
  insured: 'بیمه‌شده',
  costType: 'نوع هزینه',
  serviceDate: 'تاریخ خدمت',
  status: 'وضعیت',
  claimed: 'مبلغ درخواستی',
  payable: 'قابل پرداخت',
  paidOn: 'تاریخ پرداخت',
  personLeft: 'ماندهٔ فرد',
  familyLeft: 'ماندهٔ خانواده',
  unlimited: 'بی‌سقف',
} as const;
