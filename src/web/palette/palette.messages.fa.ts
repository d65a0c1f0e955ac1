/** Words of the search and of the commands it knows. */
export default {
  basicPlaceholder: 'جستجو',

  // Overlay
  dialog: 'جستجو و دستورها',
  placeholder: 'جستجو...',
  results: 'پیشنهادها',
  nothing: 'نتیجه‌ای پیدا نشد...',
  nothingAdvice: 'واژهٔ دیگری بنویسید یا املا را بررسی کنید.',
  failed: 'افراد و واحدها جستجو نشدند. چند لحظهٔ دیگر دوباره بنویسید.',
  counted: (count: string) => `${count} پیشنهاد`,

  groups: { pages: 'صفحه‌ها', commands: 'دستورها', people: 'افراد', units: 'واحدهای سازمانی', recent: 'دیده‌شده‌های تازه' },
  left: 'همکار پیشین',
  thenKey: 'سپس',
  comma: '، ',

  // Commands: title and other words people look for
  commands: {
    fold: { title: 'جمع کردن منو', keywords: ['کوچک', 'menu'] },
    unfold: { title: 'باز نگه داشتن منو', keywords: ['بزرگ', 'menu'] },
    settings: { title: 'تنظیمات تم و چیدمان', keywords: ['ظاهر', 'رنگ', 'اندازهٔ قلم', 'settings', 'theme'] },
    dark: { title: 'نمایش تیره', keywords: ['تم', 'شب', 'تاریک', 'dark theme'] },
    light: { title: 'نمایش روشن', keywords: ['تم', 'روز', 'light theme'] },
    star: { title: 'ستاره‌دار کردن این صفحه', keywords: ['میان‌بر', 'نشان کردن', 'star'] },
    unstar: { title: 'برداشتن ستارهٔ این صفحه', keywords: ['میان‌بر', 'star'] },
    shortcuts: { title: 'میان‌برهای صفحه‌کلید', keywords: ['کلید', 'کمک', 'keyboard'] },
    signOut: { title: 'خروج از سامانه', keywords: ['ترک', 'logout', 'sign out'] },
  },

  // Foot and list of keys
  move: 'جابه‌جایی',
  choose: 'باز کردن',
  newTab: 'در زبانهٔ تازه',
  allKeys: 'همهٔ میان‌برها',
  keysTitle: 'میان‌برهای صفحه‌کلید',
  back: 'بازگشت به جستجو',
  or: 'یا',
  keys: {
    open: 'باز و بسته کردن جستجو',
    help: 'دیدن این فهرست',
    move: 'رفتن به پیشنهاد پیشین و پسین',
    ends: 'نخستین و آخرین پیشنهاد',
    choose: 'باز کردن پیشنهاد',
    newTab: 'باز کردن در زبانهٔ تازه',
    close: 'بستن',
    nextTask: 'در پیشخوان: کار بعدی و پیشین',
    accept: 'در پیشخوان: تأیید کار باز',
    chooseTask: 'در پیشخوان: انتخاب برای پاسخ گروهی',
  },
  goTo: (page: string) => `رفتن به ${page}`,
};
