/** Words of the menu, the shortcuts and the account menu. */
export default {
  waitingTasks: (count: string) => `${count} کار در انتظار`,
  version: 'نسخهٔ',
  opensOutside: 'در زبانهٔ تازه باز می‌شود',
  more: 'بیشتر',

  // Shortcuts
  shortcuts: 'میان‌برها',
  star: 'ستاره دادن به این صفحه',
  unstar: 'برداشتن ستارهٔ این صفحه',
  manage: 'مدیریت میان‌برها',
  searchPages: 'جستجوی صفحه',
  starPage: (page: string) => `ستاره دادن به «${page}»`,
  unstarPage: (page: string) => `برداشتن ستارهٔ «${page}»`,
  removed: (page: string) => `ستارهٔ «${page}» برداشته شد.`,
  undo: 'برگردان',
  none: 'هنوز صفحه‌ای ستاره ندارد. نام صفحه را جستجو کنید و ستاره بدهید.',
  noPages: 'صفحه‌ای با این نام پیدا نشد. املا را بررسی کنید.',
  full: 'بیش از ۲۰ میان‌بر نگه داشته نمی‌شود. یکی را بردارید.',

  // Account
  processing: 'در حال پردازش…',
  help: 'راهنما',
};
