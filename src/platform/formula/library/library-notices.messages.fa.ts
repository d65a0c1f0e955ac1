/** What people are told of formulas, constants, input factors and tables. */
export default {
  what: 'عنوان',
  sample: 'پایهٔ سنوات',
  date: 'روز پایان',
  waiting: 'نسخه‌ای در انتظار انتشار است',
  waitingSubject: (v: { title: string }) => `«${v.title}» در انتظار انتشار است`,
  waitingBody: 'نسخهٔ تازه‌ای نوشته شده است. آن را بررسی و در صورت درستی منتشر کنید.',
  ending: 'مقدار به‌کاررفته پایان می‌یابد',
  endingSubject: (v: { title: string; date: string }) => `«${v.title}» در ${v.date} پایان می‌یابد`,
  endingBody: 'فرمول‌هایی از آن استفاده می‌کنند و نسخه‌ای پس از آن منتشر نشده است. نسخهٔ تازه‌ای بنویسید.',
} as const;
