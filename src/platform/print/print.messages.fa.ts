/** Words that stand on every printed document, and the refusals. */
export default {
  errors: {
    tooLarge: 'این سند برای چاپ بسیار بزرگ است. با فیلتر، ردیف‌های کمتری برگزینید.',
    tooLong: 'ساختن این سند بیش از اندازه طول کشید. با فیلتر، ردیف‌های کمتری برگزینید.',
    busy: 'سندهای بسیاری در نوبت چاپ است. چند دقیقه دیگر دوباره تلاش کنید.',
  },
  /** `{page}` and `{pages}` are set in Persian digits where the page is laid out. */
  page: 'صفحهٔ {page} از {pages}',
  code: 'کد صحت',
  dateTime: (date: string, time: string): string => `${date} ساعت ${time}`,

  // Tables
  rowNumber: 'ردیف',
  total: 'جمع',
  rows: 'تعداد',
  rowCount: (count: string): string => `${count} ردیف`,
  printedAt: 'تاریخ چاپ',
  filters: (sentence: string): string => `فیلترها: ${sentence}`,
  empty: 'ردیفی برای چاپ نیست.',
};
