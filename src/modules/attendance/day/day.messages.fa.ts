/** A day of attendance, counted for whoever asks. */
export default {
  errors: {
    unknownYear: (v: { year: string }) => `برای سال ${v.year} هیچ پارامتر قانونی ثبت نشده است؛ ابتدا آن را در «پارامترهای قانونی سالانه» وارد کنید.`,
    linesOverlap: 'بازه‌های شیفت (همراه با شناوری) نباید روی هم بیفتند.',
    breakOutside: 'استراحت باید درون یکی از بازه‌های شیفت باشد.',
    slipOrder: 'پایان برگه باید پس از آغاز آن باشد.',
    daysOrder: 'روزهای ماه باید به ترتیب و بدون تکرار باشند.',
  },
} as const;
