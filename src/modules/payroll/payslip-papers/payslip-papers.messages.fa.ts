/** All payslips of a run as files. */
export default {
  all: 'تهیهٔ همهٔ فیش‌ها',
  allDetailed: 'تهیهٔ همهٔ فیش‌های تفصیلی',
  started: 'تهیهٔ فیش‌ها آغاز شد؛ پایان آن به شما خبر داده می‌شود.',
  making: 'فیش‌ها آماده می‌شوند',
  progress: ({ done, total }: { done: string; total: string }) => `${done} از ${total} فیش`,
  ready: ({ count, date }: { count: string; date: string }) => `${count} فیش آماده است و تا ${date} گرفته می‌شود.`,
  aside: ({ count }: { count: string }) => `${count} فیش آماده نشد؛ دوباره تهیه کنید.`,
  broken: 'تهیهٔ فیش‌ها به پایان نرسید؛ دوباره تهیه کنید.',
  get: 'گرفتن فیش‌ها',
  fileName: 'فیش‌های حقوق',
  part: ({ from, thru }: { from: string; thru: string }) => `فیش‌های ${from} تا ${thru}.pdf`,
  errors: {
    none: 'در این محاسبه فیشی در دسترس شما نیست.',
    underWay: 'تهیهٔ پیشین هنوز به پایان نرسیده است.',
    notReady: 'فیش‌ها آماده نیستند یا زمان گرفتنشان گذشته است؛ دوباره تهیه کنید.',
    rightsChanged: 'دسترسی شما پس از تهیهٔ فیش‌ها تغییر کرده است؛ دوباره تهیه کنید.',
  },
} as const;
