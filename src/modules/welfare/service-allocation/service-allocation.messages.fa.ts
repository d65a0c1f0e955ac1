/** /welfareServiceAllocation: the lists by which places of events are given. */
export default {
  title: 'تخصیص خدمت رفاهی',
  permissions: {
    'welfareServices/otherServices/allocation/observe': 'دیدن تخصیص خدمت رفاهی',
    'welfareServices/otherServices/allocation/edit': 'رتبه‌بندی فهرست رویداد و ارسال آن برای تأیید',
  },
  process: 'تأیید فهرست خدمت رفاهی',
  forms: { decide: 'فهرست خدمت رفاهی' },
  steps: { approval: 'سطح‌های تأیید فهرست خدمت رفاهی', approve: 'دادن جاها' },
  variables: { returned: 'برای اصلاح برگشته است' },
  services: { approve: 'دادن جاهای فهرست خدمت رفاهی' },
  /** `title`: of the event. */
  subject: (v: { title: string }) => `فهرست «${v.title}»`,
  told: 'فهرست خدمت رفاهی تأیید شد و شما در صف هستید. جایگاه خود را ببینید.',
  notice: 'در صف خدمت رفاهی',
  errors: {
    stale: 'این فهرست را کس دیگری عوض کرده است. صفحه را تازه کنید و دوباره بفرستید.',
    wrongState: 'این فهرست اکنون در وضعی نیست که این کار در آن شدنی باشد. صفحه را تازه کنید.',
    stillOpen: (v: { day: string }) => `مهلت درخواست تا ${v.day} است. رتبه‌بندی پس از آن است.`,
    undecided: (v: { count: string }) => `دربارهٔ ${v.count} درخواست این رویداد هنوز تصمیم گرفته نشده است. نخست آن‌ها را پاسخ دهید.`,
    noSuchPlace: (v: { most: string }) => `جایگاه از ۱ تا ${v.most} است و با جایگاه کنونی یکی نیست.`,
    moveOpen: 'جابه‌جایی دیگری از این درخواست در انتظار نفر دوم است.',
    openMoves: 'جابه‌جایی‌هایی در انتظار نفر دوم است. نخست دربارهٔ آن‌ها تصمیم بگیرید.',
    second: 'جابه‌جایی را نفر دوم تأیید می‌کند، نه کسی که آن را خواسته است.',
    ownPlace: 'دربارهٔ جایگاه خودتان کس دیگری تصمیم می‌گیرد.',
    ended: 'این درخواست دیگر در فهرست نیست.',
    decided: 'دربارهٔ این جابه‌جایی تصمیم گرفته شده است.',
    noLine: 'ردیفی که نشان شده در این فهرست نیست.',
    notRanked: 'این فهرست هنوز رتبه‌بندی نشده است. پس از رتبه‌بندی چاپ می‌شود.',
    nobody: 'درخواست تأییدشده‌ای برای این رویداد نیست.',
  },
} as const;
