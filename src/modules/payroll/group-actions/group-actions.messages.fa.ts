/** Refusals of the duties of a pay group. */
export default {
  errors: {
    dutyTwice: (v: { duty: string }) => `وظیفهٔ «${v.duty}» در اقدام دیگری از همین گروه واگذار شده است.`,
    otherType: 'این وظیفه برای این زمان نیست. وظیفه‌ای از همین فهرست برگزینید.',
    option: 'این گزینه در فهرست نیست. گزینهٔ دیگری انتخاب کنید.',
    stale: 'این اقدام پس از باز شدن فرم تغییر کرده است.',
  },
} as const;
