/** Words of the tab of documents and of what people are told of them. Counts and dates come in already formatted. */
export default {
  documents: 'مدارک پرونده',
  type: 'نوع مدرک',
  date: 'تاریخ مدرک',
  expiry: 'تاریخ انقضا',
  expiryFault: 'تاریخ انقضا باید پس از تاریخ مدرک باشد.',
  description: 'توضیح',
  file: 'فایل',
  fileHelp: 'تصویر یا PDF تا ۱۰ مگابایت. اگر مدرک تنها در بایگانی کاغذی است، فایل را خالی بگذارید.',
  downloadAll: 'دریافت همهٔ فایل‌ها',
  archiveName: 'مدارک.zip',

  checklist: 'مدارک لازم',
  checklistRows: 'ردیف‌های مدارک لازم',
  checklistNone: 'برای نوع استخدام این فرد مدرک لازمی تعریف نشده است.',
  checklistFailed: 'فهرست مدارک لازم خوانده نشد.',
  addOf: ({ type }: { type: string }) => `ثبت ${type}`,
  missing: (count: string) => `${count} مدرک پرونده کامل نیست.`,
  complete: 'همهٔ مدارک لازم در پرونده هست.',
  state: 'وضعیت',
  states: { missing: 'ثبت نشده', noFile: 'بدون فایل', expired: 'منقضی', expiring: 'رو به پایان', present: 'کامل' },

  toPerson: {
    subject: ({ type }: { type: string }) => `اعتبار مدرک شما رو به پایان است: ${type}`,
    body: ({ type, date }: { type: string; date: string }) => `«${type}» تا ${date} اعتبار دارد. نسخهٔ تازه را به منابع انسانی بدهید.`,
    endedSubject: ({ type }: { type: string }) => `اعتبار مدرک شما پایان یافت: ${type}`,
    endedBody: ({ type, date }: { type: string; date: string }) => `اعتبار «${type}» در ${date} پایان یافت. نسخهٔ تازه را به منابع انسانی بدهید.`,
  },
  toOffice: {
    subject: (count: string) => `اعتبار ${count} مدرک پرسنل رو به پایان است یا پایان یافته است`,
    body: 'نام افراد و مدارک در گزارش مدارک است.',
  },
} as const;
