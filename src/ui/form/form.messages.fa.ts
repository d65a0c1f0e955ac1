/** Words of the form kit. Counts, dates and names come in already formatted. */
export default {
  save: 'ذخیره',
  add: 'افزودن',
  edit: 'ویرایش',
  cancel: 'انصراف',
  saved: 'اطلاعات ثبت شد.',
  saveFailed: 'در ثبت اطلاعات خطایی رخ داد. نوشته‌هایتان مانده است؛ دوباره تلاش کنید.',
  withCode: (sentence: string, code: string) => `${sentence} کد پیگیری: ${code}`,

  wrongValue: 'این مقدار پذیرفته نیست. آن را اصلاح کنید.',
  changes: (count: string) => `${count} تغییر ذخیره‌نشده`,
  noChanges: 'چیزی عوض نشده است',
  empty: 'خالی',

  draftRestored: (when: string) => `پیش‌نویس ${when} بازگردانده شد.`,
  draftKeep: 'نگه داشتن',
  draftDiscard: 'دور انداختن پیش‌نویس',
  draftKept: 'پیش‌نویس تا هفت روز نگه داشته می‌شود.',
  draftFailed: 'پیش‌نویس نگه داشته نشد؛ پیش از رفتن ذخیره کنید.',
  leaveWithDraft: {
    leaveTitle: 'از این فرم بیرون می‌روید؟',
    leaveText: 'نوشته‌هایتان هنوز ثبت نشده است؛ پیش‌نویس آن تا هفت روز می‌ماند.',
    leave: 'بیرون رفتن از فرم',
    stay: 'ماندن در فرم',
  },

  staleTitle: 'کدام مقدارها بماند؟',
  staleBy: (name: string, when: string) => `${name} در ${when} این اطلاعات را عوض کرد. برای هر فیلد یکی را برگزینید.`,
  staleUnknown: 'این اطلاعات پس از باز شدن عوض شده است. برای هر فیلد یکی را برگزینید.',
  staleNone: 'نوشته‌های شما با مقدارهای ثبت‌شده یکی است؛ چیزی برای برگزیدن نیست.',
  mine: 'نوشتهٔ شما',
  untouched: 'در فرم شما',
  stored: 'ثبت‌شده',
  staleSave: 'ذخیره با این انتخاب‌ها',
  staleBack: 'بازگشت به فرم',

  removeTitle: (name: string) => `«${name}» حذف شود؟`,
  removeText: 'بازگشت ندارد.',
  remove: (name: string) => `حذف «${name}»`,
  removed: (name: string) => `«${name}» حذف شد.`,
};
