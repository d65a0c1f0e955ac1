/** The wage decree of a year: what the circular makes of everybody's daily wage. */
export default {
  table: 'پیش‌نمایش افزایش مزد سال',
  permissions: {
    'payroll/annualAnnuities/decree/observe': 'دیدن پیش‌نمایش افزایش مزد سال',
  },
  errors: {
    noLaw: (v: { year: string }) => `ضریب، مبلغ ثابت یا حداقل مزد سال ${v.year} ثبت نشده است. آن‌ها را در «پارامترهای سال» بنویسید.`,
  },
  year: 'سال',
  name: 'نام',
  code: 'کد پرسنلی',
  unit: 'واحد',
  company: 'شرکت',
  hireDate: 'تاریخ استخدام',
  oldWage: 'مزد روزانهٔ پیشین',
  newWage: 'مزد روزانهٔ تازه',
  difference: 'افزایش',
  isLeast: 'حداقل مزد',
  seniority: 'پایهٔ سنوات روزانه',
  hasWage: 'مزد سال ثبت شده',
  person: 'نفر',
  failed: 'قانون سال خوانده نشد',
  none: 'کسی در این سال نیست',
  noneAdvice: 'کسانی می‌آیند که در نخستین روز سال شاغل‌اند و مزد روز پیش از آن ثبت شده است.',
  law: (factor: string, fixed: string, least: string) => `مزد روزانهٔ پیشین × ${factor} + ${fixed} ریال؛ نه کمتر از ${least} ریال`,
  open: 'این رقم‌ها هنوز تأیید نشده‌اند.',
  note: 'این صفحه تنها پیش‌نمایش است و مزد کسی را عوض نمی‌کند.',
} as const;
