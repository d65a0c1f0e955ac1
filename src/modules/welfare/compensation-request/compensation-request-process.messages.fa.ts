/** The process of claims for costs of treatment. */
export default {
  title: 'درخواست هزینهٔ درمان',
  subject: 'درخواست هزینهٔ درمان',
  forms: { request: 'فرم درخواست هزینهٔ درمان', review: 'بررسی هزینه‌های درمان' },
  steps: { take: 'رسیدن به بررسی', review: 'بررسی مسئول بیمه', book: 'ثبت تصمیم‌ها' },
  outcomes: { decide: 'ثبت تصمیم‌ها' },
  variables: { returned: 'برای اصلاح برگشته است', classes: 'گروه اطلاعات' },
  notices: { decided: 'تصمیم دربارهٔ هزینهٔ درمان', rejected: 'رد هزینهٔ درمان' },
  told: { decided: 'دربارهٔ درخواست هزینهٔ درمان شما تصمیم گرفته شد.', rejected: 'درخواست هزینهٔ درمان شما رد شد.' },
} as const;
