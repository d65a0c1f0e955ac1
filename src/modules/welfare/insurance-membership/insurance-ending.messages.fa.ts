/** What people are told of a membership that ends by itself. */
export default {
  title: 'پایان عضویت بیمهٔ تکمیلی',
  contract: 'قرارداد',
  contractSample: 'بیمهٔ تکمیلی امسال',
  day: 'آخرین روز پوشش',
  subject: (v: { contract: string; day: string }) => `یک عضویت شما در «${v.contract}» تا ${v.day} پوشش دارد.`,
  body: 'این عضویت به سبب رویدادی که در پرونده ثبت شده است پایان یافت. جزئیات را در گزارش بیمهٔ خود ببینید.',
} as const;
