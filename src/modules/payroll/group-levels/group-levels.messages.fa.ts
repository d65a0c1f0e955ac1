/** Refusals of the approval levels of a pay group. */
export default {
  errors: {
    sequenceTaken: 'سطح دیگری از این گروه همین ترتیب را دارد.',
    option: 'این گزینه در فهرست نیست. گزینهٔ دیگری انتخاب کنید.',
    stale: 'این سطح پس از باز شدن فرم تغییر کرده است.',
  },
} as const;
