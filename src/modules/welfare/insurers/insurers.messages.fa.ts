/** Refusals of insurers and the columns of their lists. */
export default {
  errors: {
    columnTaken: 'این بیمه‌گر ستون دیگری با همین عنوان دارد.',
    option: 'این گزینه در فهرست نیست. گزینهٔ دیگری انتخاب کنید.',
    stale: 'این ردیف را کس دیگری عوض کرده است. مقدارهای تازه را ببینید و دوباره ثبت کنید.',
  },
} as const;
