/** Another guarantor in the place of one who left: its process, forms, refusals, and what people are told. */
export default {
  process: 'جایگزینی ضامن وام',
  forms: { request: 'فرم جایگزینی ضامن', guarantor: 'پذیرش ضمانت وام جاری', decide: 'تصمیم دربارهٔ جایگزینی ضامن' },
  steps: { guarantor: 'ضامن تازه', responsible: 'مسئول گروه رفاهی', book: 'ثبت ضامن تازه' },
  variables: { returned: 'برای اصلاح برگشته است', guarantor: 'ضامن تازه', responsible: 'دارندهٔ پست مسئول گروه' },
  subject: 'جایگزینی ضامن وام',
  notices: { approved: 'ثبت ضامن تازهٔ وام', rejected: 'رد ضامن تازهٔ وام', gone: 'رفتن ضامن وام' },
  told: {
    approved: 'ضامن تازهٔ وام شما ثبت شد.',
    rejected: 'ضامن تازهٔ وام شما پذیرفته نشد. ضامن دیگری معرفی کنید.',
    gone: (v: { number: string }) => `ضامن وام ${v.number} دیگر همکار نیست.`,
    goneBody: 'در «پروندهٔ گیرندهٔ تسهیلات» همکار دیگری را به جای او معرفی کنید.',
  },
  number: 'شمارهٔ وام',
  facts: { borrower: 'وام‌گیرنده', loan: 'تسهیلات', principal: 'مبلغ وام', count: 'تعداد اقساط' },
  ask: 'معرفی ضامن تازه',
  fields: {
    loan: 'وام',
    loanHelp: 'وام‌های جاری شما که ضامنشان دیگر همکار نیست.',
    guarantor: 'کد پرسنلی ضامن تازه',
    guarantorHelp: 'همکاری که به جای او ضمانت می‌کند؛ از خودش پرسیده می‌شود.',
  },
  errors: {
    noneLeft: 'این وام جاری نیست یا ضامنی از آن نرفته است.',
    openAlready: 'برای این وام ضامن دیگری در جریان پذیرش است.',
    guarantor: 'همکاری با این کد پرسنلی که بتواند ضامن شما باشد نیست.',
    guarantorTwice: 'این همکار همین وام را ضمانت کرده است.',
    guarantorMutual: 'این همکار برای وام خود شما را ضامن گرفته است؛ برای هم ضامن نمی‌شوید.',
    notGuarantor: 'تنها خود ضامن می‌تواند ضمانت را بپذیرد. اگر او دیگر همکار نیست، «ضمانت نمی‌کنم» را بزنید تا درخواست برای اصلاح برگردد.',
  },
} as const;
