/** The process of a request for a change: its steps and answers. */
export default {
  processTitle: 'تغییر اطلاعات پرسنلی',
  /** `title`: part of the file, never of one that is guarded. */
  subject: ({ title }: { title: string }) => `تغییر ${title}`,
  /** Of parts of the file that not everybody may know of. */
  guarded: 'تغییر اطلاعات پرونده',
  steps: {
    approval: 'تأیید مدیر',
    tell: 'خبر به منابع انسانی',
    office: 'بررسی منابع انسانی',
  },
  outcomes: {
    decide: 'ثبت تصمیم',
    modify: 'بازگشت برای اصلاح',
  },
  tell: 'خبر درخواست به منابع انسانی',
  /** Reason of a field on which nobody said a word before the request was over. */
  over: 'با پایان بررسی درخواست',
  variables: { returned: 'برای اصلاح بازگشته است', classes: 'رده‌های لازم برای بررسی' },
} as const;
