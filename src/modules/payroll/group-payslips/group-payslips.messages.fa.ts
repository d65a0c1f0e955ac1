/** Refusals of the types of payslips of a pay group. */
export default {
  errors: {
    typeTwice: 'این نوع فیش پیش‌تر در گروه آمده است.',
    inUse: 'این نوع فیش در محاسبهٔ این گروه به کار رفته است و از گروه برداشته نمی‌شود.',
    option: 'این گزینه در فهرست نیست. گزینهٔ دیگری انتخاب کنید.',
    stale: 'این ردیف پس از باز شدن فرم تغییر کرده است.',
  },
} as const;
