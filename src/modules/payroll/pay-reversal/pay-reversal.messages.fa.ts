/** Opening again, paying and taking back of runs of pay. */
export default {
  permissions: {
    'payroll/salaryCalculation/reopen': 'بازگشایی محاسبهٔ تأییدشدهٔ حقوق پیش از پرداخت',
    'payroll/salaryCalculation/registerPaid': 'ثبت پرداخت حقوق',
    'payroll/salaryCalculation/reverse': 'برگشت حقوق پرداخت‌شده',
  },
  errors: {
    stale: 'این محاسبه پس از باز شدن صفحه تغییر کرده است. صفحه را تازه کنید.',
    wrongState: 'محاسبه اکنون در وضعیتی نیست که این کار شدنی باشد. صفحه را تازه کنید.',
    notSecond: 'سازندهٔ محاسبه آن را بازگشایی یا برگشت نمی‌کند. از همکار دیگری بخواهید.',
    laterStands: (v: { month: string; group: string }) => `محاسبهٔ ${v.month} گروه «${v.group}» بر این ماه استوار است. نخست آن را لغو، بازگشایی یا برگشت کنید.`,
    paidOn: 'روز پرداخت باید از آغاز همین ماه تا امروز باشد.',
  },
} as const;
