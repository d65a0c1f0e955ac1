/** /emplOrder/structure: title, permissions, refusals. */
export default {
  title: 'انواع حکم',
  permissions: {
    'emplOrder/structure/observe': 'دیدن انواع حکم',
    'emplOrder/structure/add': 'افزودن نوع حکم',
    'emplOrder/structure/edit': 'ویرایش نوع حکم',
    'emplOrder/structure/delete': 'حذف نوع حکم',
  },
  errors: {
    codeTaken: 'نوع حکم دیگری با این کد ثبت شده است.',
    inUse: 'با این نوع حکم صادر شده است و حذف نمی‌شود. آن را غیرفعال کنید.',
    coverMoves: 'حکم موقت پست و ساختار پرسنلی را تغییر نمی‌دهد و استخدام با آن پایان نمی‌یابد.',
    endAlone: 'حکمی که استخدام با آن پایان می‌یابد چیز دیگری را تغییر نمی‌دهد و خود پایان ندارد.',
    coverEnds: 'حکم موقت باید پایان داشته باشد و خود پایان‌دهندهٔ حکم موقت دیگری نیست.',
    patternShared: 'نوعی با سری دیگر همین شکل شماره را دارد؛ {series} را به شکل شماره بیفزایید تا شماره‌ها یکی نشود.',
    option: 'این گزینه در فهرست نیست. گزینهٔ دیگری انتخاب کنید.',
    stale: 'این نوع حکم پس از باز شدن فرم تغییر کرده است.',
  },
} as const;
