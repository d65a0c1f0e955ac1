/** Words of a request for access. */
export default {
  subject: (page: string) => `درخواست دسترسی به «${page}»`.slice(0, 200),
  body: (username: string, path: string) => `کاربر ${username} برای صفحهٔ ${path} دسترسی می‌خواهد.`,
  errors: { unknownPage: 'چنین صفحه‌ای در سامانه نیست.' },

  ask: 'درخواست دسترسی',
  asked: 'درخواست شما برای مدیر سامانه فرستاده شد.',
  nobody: 'شرکت شما هنوز مدیر سامانه ندارد. نشانی صفحه را برای مسئول سامانه بفرستید.',
};
