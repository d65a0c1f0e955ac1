/** Introduction letters to services of welfare, their check, and what became of a place. */
export default {
  checkTitle: 'استعلام معرفی‌نامهٔ خدمت رفاهی',
  permissions: {
    'welfareServices/otherServices/allocation/use': 'ثبت استفاده از جای خدمت رفاهی',
  },
  errors: {
    unknownCode: 'معرفی‌نامه‌ای با این کد نیست.',
    wrongState: 'این جا قطعی نیست یا پیش‌تر ثبت شده است.',
    tooEarly: (v: { day: string }) => `این جا از ${v.day} است. استفاده یا نیامدن از آن روز ثبت می‌شود.`,
  },
} as const;
