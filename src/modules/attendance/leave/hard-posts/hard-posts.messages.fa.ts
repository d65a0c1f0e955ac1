/** Refusals of marks of posts. */
export default {
  errors: {
    overlap: 'این پست در بخشی از این روزها از پیش سخت و زیان‌آور است.',
    option: 'این پست در شرکت شما نیست.',
    stale: 'این ردیف پس از باز شدن فرم تغییر کرده است.',
  },
} as const;
