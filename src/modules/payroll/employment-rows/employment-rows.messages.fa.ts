/** What rows of employments say alike, whatever they are about. */
export default {
  pseudoId: 'کد پرسنلی',
  fullName: 'نام و نام خانوادگی',
  person: 'شخص',
  factor: 'عامل حقوق',
  factorCode: 'کد عامل',
  errors: {
    unknownCode: 'کسی با این کد پرسنلی در دسترس شما نیست. کد را بررسی کنید.',
    notEmployed: 'این شخص در این زمان در استخدام شرکت نیست.',
    classHidden: 'این اطلاعات در دسترس شما نیست و نمی‌توانید آن را ثبت کنید.',
    unknownFactor: 'این عامل در فهرست عوامل حقوق نیست.',
    takenTwice: 'این مبلغ در فیش دیگری حساب شده است. حقوق را دوباره محاسبه کنید.',
    option: 'این گزینه در فهرست نیست. گزینهٔ دیگری انتخاب کنید.',
    stale: 'این ردیف را کس دیگری عوض کرده است. مقدارهای تازه را ببینید و دوباره ثبت کنید.',
  },
} as const;
