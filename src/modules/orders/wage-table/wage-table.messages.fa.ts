/** /emplOrder/wageTable: title, permissions, refusals. */
export default {
  title: 'جدول مزد گروه و رتبه',
  permissions: {
    'emplOrder/wageTable/observe': 'دیدن جدول مزد گروه و رتبه',
    'emplOrder/wageTable/add': 'افزودن به جدول مزد گروه و رتبه',
    'emplOrder/wageTable/edit': 'ویرایش جدول مزد گروه و رتبه',
    'emplOrder/wageTable/delete': 'حذف از جدول مزد گروه و رتبه',
    'emplOrder/wageTable/confirm': 'تأیید ارقام جدول مزد گروه و رتبه',
  },
  errors: {
    overlaps: 'برای این طبقه و رتبه در همین روزها رقم دیگری ثبت شده است.',
    option: 'این گزینه در فهرست نیست. گزینهٔ دیگری انتخاب کنید.',
    stale: 'این رقم پس از باز شدن صفحه تغییر کرده است. آن را دوباره ببینید.',
  },
} as const;
