/** What the own month would come to if: refusals. */
export default {
  errors: {
    stale: 'این تنظیم در این میان تغییر کرده است. صفحه را تازه کنید.',
    closed: 'شرکت شما آزمودن حقوق خود را باز نکرده است.',
    wholeCompany: 'این تنظیم از آنِ همهٔ شرکت است و تعیین آن در اختیار شما نیست.',
  },
} as const;
