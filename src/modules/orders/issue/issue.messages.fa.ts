/** /emplOrder/issuance: title, permissions, refusals. */
export default {
  title: 'صدور حکم',
  permissions: {
    'emplOrder/issuance/add': 'صدور حکم',
  },
  errors: {
    classNeeded: 'صدور حکم دسترسی به اطلاعات حقوق می‌خواهد.',
    unknownType: 'این نوع حکم در فهرست انواع فعال نیست.',
    unknownCodes: (v: { codes: string }) => `کسی با این کدها در دسترس شما نیست: ${v.codes}`,
    needsEnd: 'این نوع حکم پایان می‌خواهد.',
    daysOrder: 'پایان اعتبار نباید پیش از تاریخ اجرا باشد.',
    tooLong: (v: { most: string }) => `این نوع حکم بیش از ${v.most} روز نمی‌شود.`,
    kindNotMoved: 'این نوع حکم نوع استخدام را تغییر نمی‌دهد.',
    option: 'این گزینه در فهرست نیست. گزینهٔ دیگری انتخاب کنید.',
    ownOrder: 'هیچ‌کس برای خود حکم صادر نمی‌کند.',
    elsewhere: 'این شخص در شرکت دیگری استخدام است.',
    noAgreement: 'نوع قرارداد را بگویید: این شخص حکم پیشینی ندارد.',
    beforeHire: 'تاریخ اجرا پیش از آغاز استخدام است.',
    afterEnd: 'استخدام این شخص پیش از تاریخ اجرا پایان یافته است.',
    beyondContract: (v: { number: string; thru: string }) =>
      `حکم از قرارداد این شخص فراتر می‌رود: قرارداد ${v.number} تا ${v.thru}. قرارداد را تمدید کنید یا روزهای حکم را کوتاه کنید.`,
    noneChosen: 'کد پرسنلی دست‌کم یک نفر را بنویسید.',
    tooMany: (v: { most: string }) => `یک صدور دربارهٔ حداکثر ${v.most} نفر است. فیلتر را تنگ‌تر کنید.`,
    alreadyOpen: 'حکم دیگری با همین تاریخ اجرا در جریان تأیید است.',
    laterOrders: (v: { number: string }) => `حکم ${v.number} این شخص پس از پایان استخدام اجرا می‌شود. نخست آن را ابطال کنید.`,
    nobody: 'برای هیچ‌یک از انتخاب‌شدگان حکم صادر نمی‌شود.',
    notAll: (v: { count: string }) => `برای ${v.count} نفر حکم صادر نمی‌شود. آن‌ها را کنار بگذارید یا مانع را برطرف کنید.`,
    moved: (v: { name: string; factor: string; shown: string; now: string }) =>
      `اطلاعات ${v.name} پس از صدور تغییر کرده است: «${v.factor}» در حکم ${v.shown} ریال است و اکنون ${v.now} ریال می‌شود. حکم را برگردانید تا از نو محاسبه شود.`,
    fileMoved: (v: { name: string; fact: string; shown: string; now: string }) =>
      `پروندهٔ ${v.name} پس از صدور تغییر کرده است: «${v.fact}» در حکم ${v.shown} بود و اکنون ${v.now} است. حکم را برگردانید تا از نو محاسبه شود.`,
    notOpen: 'این حکم در جریان تأیید نیست.',
    correctedGone: 'حکمی که اصلاح می‌شود دیگر برقرار نیست.',
  },
  noEnd: 'بی‌پایان',
  before: 'جمع حکم پیشین',
  kind: 'نوع استخدام',
  always: 'آغاز',
  unchanged: 'بی‌تغییر',
  change: (v: { from: string; was: string; now: string }) => `از ${v.from} «${v.now}» به‌جای «${v.was}»`,
  gaps: {
    hireDate: 'تاریخ استخدام در پرونده نیست.',
    marital: 'وضعیت تأهل در پرونده نیست و مجرد شمرده شد.',
    kids: 'تعداد فرزند در پرونده با فرزندان ثبت‌شده یکسان نیست. فرزندان ثبت‌شده شمرده شد.',
  },
} as const;
