/** Words of the slice; replace them with the real ones. */
import { rights } from '#kernel/rights.messages.fa.ts';

export default {
  title: 'صفحهٔ تازه',
  permissions: rights('sampleArea/sampleThings', 'مورد', 'فهرست'),
  errors: {
    codeTaken: 'مورد دیگری با این کد ثبت شده است.',
    option: 'این گزینه در فهرست نیست. گزینهٔ دیگری انتخاب کنید.',
    stale: 'این مورد پس از باز شدن فرم تغییر کرده است.',
  },
  code: 'کد',
  name: 'عنوان',
  description: 'شرح',
  unit: 'مورد',
  add: 'مورد تازه',
  facts: 'مشخصات',
  back: 'بازگشت به فهرست',
  none: 'هنوز چیزی ثبت نشده است',
  notFound: 'این مورد یافت نشد',
  notFoundAdvice: 'شاید حذف شده باشد یا در دسترس شما نباشد.',
  failed: 'این مورد خوانده نشد',
  remove: 'حذف',
  removeTitle: (v: { name: string }) => `«${v.name}» حذف شود؟`,
  removeEffect: 'این مورد از فهرست برداشته می‌شود.',
  removed: (v: { name: string }) => `«${v.name}» حذف شد.`,
};
