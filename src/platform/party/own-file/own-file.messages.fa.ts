/** What is said to somebody who would write the own file by a call of the office. */
export default {
  permissions: {},
  errors: {
    ownByRequest: 'این بخش از پروندهٔ خودتان را همکار دیگری ثبت می‌کند. درخواست تغییر بفرستید؛ همکاری که اختیار آن را دارد دربارهٔ آن تصمیم می‌گیرد.',
    ownByOthers: 'این بخش از پروندهٔ خودتان را همکار دیگری که اختیار آن را دارد ثبت می‌کند.',
  },
} as const;
