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
    alreadyOpen: 'حکم دیگری با همین تاریخ اجرا در جریان تأیید است.',
    nobody: 'برای هیچ‌یک از انتخاب‌شدگان حکم صادر نمی‌شود.',
    notAll: (v: { count: string }) => `برای ${v.count} نفر حکم صادر نمی‌شود. آن‌ها را کنار بگذارید یا مانع را برطرف کنید.`,
    moved: (v: { name: string; factor: string; shown: string; now: string }) =>
      `اطلاعات ${v.name} پس از صدور تغییر کرده است: «${v.factor}» در حکم ${v.shown} ریال است و اکنون ${v.now} ریال می‌شود. حکم را برگردانید تا از نو محاسبه شود.`,
    notOpen: 'این حکم در جریان تأیید نیست.',
    correctedGone: 'حکمی که اصلاح می‌شود دیگر برقرار نیست.',
  },
} as const;
