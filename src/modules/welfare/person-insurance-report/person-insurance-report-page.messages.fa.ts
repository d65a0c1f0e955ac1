/** Words of the own memberships of supplementary insurance. */
export default {
  tableOf: (v: { title: string }) => `جدول ${v.title}`,
  lead: 'عضویت‌های شما و بستگانتان در بیمهٔ تکمیلی، روزهای پوشش، حق بیمه و آنچه از حقوق کسر شده است.',
  none: 'عضویتی ثبت نشده است',
  noneAdvice: 'در «درخواست بیمه» می‌توانید عضو بیمهٔ تکمیلی شوید.',
  failed: 'عضویت‌ها خوانده نشد',
  insured: 'بیمه‌شده',
  relation: 'نسبت',
  tier: 'طرح',
  joinedOn: 'از',
  thruDate: 'تا',
  endedBecause: 'دلیل پایان',
  premium: 'حق بیمه',
  employee: 'سهم شما',
  employer: 'سهم کارفرما',
  taken: 'کسرشده از حقوق',
  next: 'قسط بعدی',
} as const;
