/** The process of leave: its steps and answers. */
export default {
  title: 'مرخصی',
  steps: {
    substitute: 'موافقت جانشین',
    approval: 'تصمیم مدیر',
    office: 'تصمیم منابع انسانی',
    book: 'ثبت در مانده',
  },
  outcomes: {
    agree: 'می‌پذیرم',
    decline: 'نمی‌پذیرم',
  },
  forms: { request: 'فرم درخواست مرخصی', substitute: 'موافقت جانشین با مرخصی', decide: 'تصمیم دربارهٔ مرخصی' },
  variables: {
    days: 'روزهای مرخصی',
    hrOverDays: 'سقف روزهای تأیید مدیر',
    substitute: 'جانشین مرخصی',
    returned: 'درخواست برای اصلاح برگشته است',
  },
  book: 'ثبت مرخصی در مانده',
  subjectDays: (v: { days: string; from: string }) => `مرخصی ${v.days} روز از ${v.from}`,
  subjectHalf: (v: { from: string }) => `مرخصی نیم‌روز در ${v.from}`,
  subjectHours: (v: { time: string; from: string }) => `مرخصی ساعتی ${v.time} در ${v.from}`,
  told: {
    LvApproved: (v: { what: string }) => `${v.what} تأیید شد`,
    LvRejected: (v: { what: string }) => `${v.what} رد شد`,
  },
} as const;
