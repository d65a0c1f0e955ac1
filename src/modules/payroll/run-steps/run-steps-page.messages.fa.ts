/** The steps of a run after its approval, on its page. */
export default {
  title: 'کارهای پس از تأیید',
  lead: 'هر گام از روی آنچه انجام شده است شناخته می‌شود و تیک‌زدنی نیست.',
  steps: {
    information: 'اطلاعات حقوق',
    salaries: 'پرداخت حقوق',
    tax: 'پرداخت مالیات',
    insurance: 'پرداخت بیمه',
    voucher: 'ثبت سند',
    payslips: 'چاپ فیش‌ها',
    finish: 'پایان',
  },
  said: {
    information: 'محاسبه تأیید شده باشد.',
    salaries: 'فایل بانک را بگیرید و پس از واریز، پرداخت را ثبت کنید.',
    tax: 'فهرست مالیات را بگیرید و ارسال آن را ثبت کنید.',
    insurance: 'فهرست بیمه را بگیرید.',
    voucher: 'سند پیش‌نویس این محاسبه ساخته شود.',
    payslips: 'فیش‌ها را یک‌جا چاپ کنید؛ هر کس فیش خود را پس از تأیید می‌بیند.',
    finish: 'همهٔ گام‌ها و اقدام‌های پس از تأیید انجام شود.',
  },
  states: { done: 'انجام شد', next: 'گام بعد', waiting: 'مانده', optional: 'اختیاری', none: 'نیاز ندارد' },
  go: (step: string) => `رفتن به «${step}»`,
} as const;
