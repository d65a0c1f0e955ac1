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
  add: 'مورد تازه',
  edit: (name: string) => `ویرایش «${name}»`,
  addLabel: 'افزودن',
  saveLabel: 'ذخیره',
  none: 'هنوز چیزی ثبت نشده است',
};
