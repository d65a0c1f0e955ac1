/** Words of the members of contracts of supplementary insurance. */
export default {
  title: 'بیمه‌شدگان',
  code: 'کد پرسنلی',
  employee: 'کارمند',
  insured: 'بیمه‌شده',
  insuredCode: 'کد ملی بیمه‌شده',
  insuredHelp: 'یکی از بستگان در پرونده؛ خالی یعنی خود کارمند.',
  relation: 'نسبت',
  contract: 'قرارداد',
  tier: 'طرح',
  joinedOn: 'تاریخ عضویت',
  thruDate: 'آخرین روز پوشش',
  thruHelp: 'خالی یعنی تا روز پیش از قسط بعدی.',
  endedBecause: 'دلیل پایان',
  endings: { asked: 'درخواست کارمند', office: 'تصمیم کارگزینی', divorce: 'طلاق', death: 'درگذشت', age: 'سقف سنی', employment: 'پایان همکاری' },
} as const;
