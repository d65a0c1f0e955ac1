/** /emplOrder/factors: title, permissions, refusals. */
export default {
  title: 'عوامل حکم',
  permissions: {
    'emplOrder/factors/observe': 'دیدن عوامل حکم',
    'emplOrder/factors/add': 'افزودن عامل حکم',
    'emplOrder/factors/edit': 'ویرایش عامل حکم',
    'emplOrder/factors/delete': 'حذف عامل حکم',
  },
  errors: {
    codeTaken: 'عامل دیگری با این کد ثبت شده است.',
    codeInUse: 'این عامل در حکم یا فرمول به کار رفته است و کد آن تغییر نمی‌کند. عنوان را می‌توانید تغییر دهید.',
    inUse: 'این عامل در حکم یا فرمول به کار رفته است و حذف نمی‌شود.',
    oneDailyWage: 'عامل دیگری مزد روزانهٔ پرونده را می‌گوید. نخست آن را بردارید.',
    dailyBasis: 'مزد روزانهٔ پرونده باید مبنای روزانه داشته باشد.',
    option: 'این گزینه در فهرست نیست. گزینهٔ دیگری انتخاب کنید.',
    overlaps: 'در این روزها فرمول دیگری برای همین عامل ثبت شده است. نخست به آن پایان دهید.',
    formula: (v: { why: string }) => `فرمول درست نیست: ${v.why}`,
    daysOrder: 'پایان نباید پیش از آغاز باشد.',
    stale: 'این ردیف پس از باز شدن فرم تغییر کرده است.',
  },
} as const;
