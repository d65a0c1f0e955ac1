/** Words of the approval chain and of the verification panel. */
const messages = {
  sequence: 'ترتیب',
  position: 'پست سازمانی',
  reject: 'امکان رد',
  modify: 'امکان رد برای اصلاح',
  actions: 'کارهای مجاز',
  rowActs: 'کارها',
  yes: 'دارد',
  no: 'ندارد',
  add: 'افزودن مرحله',
  edit: 'ویرایش مرحله',
  remove: 'حذف مرحله',
  save: 'ثبت مرحله',
  cancel: 'انصراف',
  empty: 'هنوز مرحله‌ای برای تأیید نیست. نخستین مرحله را بیفزایید.',
  removeAsk: (sequence: string, position: string): string => `مرحلهٔ ${sequence} («${position}») حذف شود؟`,
  removeText: 'پرونده‌های تازه دیگر به این پست نمی‌روند.',
  positionLine: (code: string, title: string): string => `${code} – ${title}`,
  inactive: (position: string): string => `${position} (غیرفعال)`,
  unknownPosition: '؟',
  separator: '؛ ',
  faults: {
    sequence: {
      required: 'ترتیب مرحله را بنویسید.',
      whole: 'ترتیب باید عددی از ۱ به بالا باشد.',
      taken: 'مرحله‌ای با این ترتیب هست. عدد دیگری بنویسید.',
    },
    emplPositionId: {
      required: 'پست سازمانی را برگزینید.',
      taken: 'این پست در مرحلهٔ دیگری هست. پست دیگری برگزینید.',
      notActive: 'این پست دیگر فعال نیست. پست دیگری برگزینید.',
    },
  },

  // Verification panel
  comment: 'نظر',
  noComment: 'نظری نوشته نشده است.',
  commentExample: 'نظر خود را بنویسید',
  name: 'نام و نام خانوادگی',
  date: 'تاریخ',
  signature: (name: string): string => `امضای ${name}`,
  notReached: 'این پرونده هنوز به کارتابل این شخص نرسیده است.',
  waiting: 'این پرونده در کارتابل این شخص است و هنوز پاسخی نداده است.',
  states: { accept: 'تأیید شد', modify: 'برای اصلاح برگشت', reject: 'رد شد', own: 'نوبت شما', waiting: 'در انتظار', future: 'نرسیده' },
  acts: { accept: 'تأیید', modify: 'برگرداندن برای اصلاح', reject: 'رد' },
  rejectAsk: 'این پرونده رد شود؟',
  rejectText: 'پس از رد، پرونده به مرحلهٔ بعد نمی‌رود.',
};

export default messages;
