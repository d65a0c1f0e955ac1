import { isolateLtr } from '#kernel/persian-text/persian-text.ts';

/** Words of a request for access. */
export default {
  subject: (page: string) => `درخواست دسترسی به «${page}»`.slice(0, 200),
  body: (username: string, path: string) => `کاربر ${isolateLtr(username)} برای صفحهٔ ${isolateLtr(path)} دسترسی می‌خواهد.`,
  errors: {
    unknownPage: 'چنین صفحه‌ای در سامانه نیست.',
    tooManyToday: 'امروز برای صفحه‌های زیادی درخواست داده‌اید. فردا دوباره تلاش کنید.',
  },

  ask: 'درخواست دسترسی',
  asked: 'درخواست شما برای مدیر سامانه فرستاده شد.',
  nobody: 'شرکت شما هنوز مدیر سامانه ندارد. نشانی صفحه را برای مسئول سامانه بفرستید.',
};
