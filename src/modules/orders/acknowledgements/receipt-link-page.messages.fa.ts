/** Words of the link that confirms the receipt of an order, and of the message that brings it. */
export default {
  subject: ({ count }: { count: string }) => `دریافت ${count} حکم خود را تأیید کنید`,
  lines: (v: { type: string; number: string; link: string; day: string }) => `${v.type}، شمارهٔ ${v.number}:\n${v.link}\nاین پیوند تا ${v.day} و یک بار به کار می‌رود.`,
  lead: 'این پیوند را شرکت برای شما فرستاده است. پس از خواندن حکم، دریافت آن را تأیید کنید.',
  noCode: 'پیوند را همان‌گونه که در ایمیل آمده است باز کنید.',
  confirm: 'دریافت کردم',
  failed: 'پاسخی نرسید. دوباره تلاش کنید.',
  states: {
    waiting: 'این حکم در انتظار تأیید دریافت شماست.',
    done: 'دریافت حکم ثبت شد.',
    used: 'دریافت این حکم پیش‌تر ثبت شده است.',
    expired: 'زمان این پیوند گذشته است. از کارگزینی پیوند تازه بخواهید یا حکم را در پروفایل خود تأیید کنید.',
    annulled: 'این حکم ابطال شده است.',
    unknown: 'این پیوند درست نیست. آن را همان‌گونه که در ایمیل آمده است باز کنید.',
  },
  terms: { kind: 'نوع حکم', company: 'شرکت', number: 'شمارهٔ حکم', day: 'تاریخ صدور', initials: 'حروف نخست نام' },
  mail: 'ارسال پیوند تأیید',
  mailed: (v: { orders: string; people: string }) => `پیوند تأیید ${v.orders} حکم به ${v.people} نفر ایمیل شد.`,
  without: (count: string) => `برای ${count} نفر نشانی ایمیل ثبت نشده است.`,
} as const;
