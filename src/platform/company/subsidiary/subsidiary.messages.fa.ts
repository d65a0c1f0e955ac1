/** Companies of the installation on the set-up page. */
export default {
  title: 'شرکت‌های مجموعه',
  lead: 'هر شرکت تابعه ساختار، پرسنل و دسترسی‌های خود را دارد. برای کار در آن، شرکت فعال را از منوی کاربر عوض کنید.',
  list: 'شرکت‌های موجود',
  add: 'افزودن شرکت تابعه',
  save: 'ثبت شرکت تابعه',
  added: (name: string) => `شرکت «${name}» افزوده شد.`,
  fields: { organizationName: 'نام شرکت', code: 'کد شرکت', legalEntityId: 'شناسهٔ ملی', parentCompanyId: 'شرکت بالادست' },
  help: { code: 'همان کد ردیف شرکت در فایل واحدها.' },
  errors: {
    codeTaken: 'این کد از آن شرکت دیگری است. کد دیگری بنویسید.',
    legalEntityIdTaken: 'شرکتی با این شناسهٔ ملی ثبت شده است. شناسه را بررسی کنید.',
    unknownParent: 'این شرکت در دسترس شما نیست. شرکت بالادست را از فهرست برگزینید.',
  },
};
