/** Every Persian word of the browser kit. Counts come in already formatted. */
const messages = {
  productName: 'کارگزین',

  // Common
  close: 'بستن',
  cancel: 'انصراف',
  undo: 'واگرد',
  clear: 'پاک کردن',
  copy: 'رونوشت',
  copied: 'رونوشت برداشته شد.',
  loading: 'در حال بارگذاری',
  pending: 'در حال انجام',
  unknown: '-',
  required: 'الزامی',
  more: 'بیشتر',

  // Fields
  clearSearch: 'پاک کردن جستجو',
  showPassword: 'نمایش کلمهٔ عبور',
  hidePassword: 'پنهان کردن کلمهٔ عبور',
  keyboardPersian: 'صفحه‌کلید روی فارسی است.',
  keyboardEnglish: 'صفحه‌کلید روی انگلیسی است.',
  capsLock: 'کلید Caps Lock روشن است.',
  selectPlaceholder: 'انتخاب کنید',
  selectNone: 'هیچ‌کدام',

  // Dates
  openCalendar: (label: string) => `باز کردن تقویم ${label}`,
  calendar: 'تقویم',
  today: 'امروز',
  dateExample: 'مانند ۱۴۰۵/۰۸/۲۷',
  dateTime: (date: string, time: string) => `${date} ساعت ${time}`,

  // Alerts and toasts
  alerts: 'هشدارها',
  toasts: 'اعلان‌ها',
  errorWord: 'خطا',
  warningWord: 'هشدار',
  successWord: 'انجام شد',
  infoWord: 'آگاهی',
  tooltips: 'راهنمای کوتاه',

  // States
  errorTitle: 'خطایی رخ داد',
  errorText: 'دوباره تلاش کنید؛ اگر ماند، کد زیر را به پشتیبانی بگویید.',
  errorTextNoCode: 'دوباره تلاش کنید.',
  retry: 'تلاش دوباره',
  referenceCode: 'کد پیگیری',
  copyCode: 'رونوشت کد پیگیری',
  forbiddenTitle: 'اجازهٔ دیدن این صفحه را ندارید',
  forbiddenText: 'اگر به آن نیاز دارید، از مدیر سامانه بخواهید.',
  emptyFiltered: 'چیزی با این فیلترها پیدا نشد.',
  noRows: 'چیزی برای نمایش نیست.',

  // Grid and pager
  selectAllRows: 'انتخاب همهٔ ردیف‌های این صفحه',
  selectRow: (number: string) => `انتخاب ردیف ${number}`,
  sortBy: (column: string) => `مرتب کردن بر پایهٔ ${column}`,
  range: (from: string, to: string, total: string) => `نمایش ${from} تا ${to} از ${total}`,
  moreThan: (count: string) => `بیش از ${count}`,
  nothingShown: 'ردیفی نیست',
  pager: 'صفحه‌ها',
  firstPage: 'صفحهٔ نخست',
  previousPage: 'صفحهٔ پیشین',
  nextPage: 'صفحهٔ پسین',
  pageNumber: (page: string) => `صفحهٔ ${page}`,
  pageSize: 'ردیف در صفحه',

  // Files
  dropHere: 'فایل را اینجا رها کنید یا',
  chooseFile: 'انتخاب فایل',
  removeFile: 'برداشتن فایل',
  bytes: (count: string) => `${count} بایت`,
  kilobytes: (count: string) => `${count} کیلوبایت`,
  megabytes: (count: string) => `${count} مگابایت`,

  // Stepper
  stepDone: 'انجام‌شده',

  // Forms
  formIncomplete: (count: string) => `بعضی مقدارها درست نیست؛ ${count} فیلد را بررسی کنید.`,
  tabHasError: 'خطا دارد',
  leave: {
    leaveTitle: 'نوشته‌ها رها شود؟',
    leaveText: 'آنچه نوشته‌اید هنوز ثبت نشده است.',
    leave: 'رها کردن نوشته‌ها',
    stay: 'ماندن در صفحه',
    stayInForm: 'ماندن در فرم',
  },
};

export default messages;
