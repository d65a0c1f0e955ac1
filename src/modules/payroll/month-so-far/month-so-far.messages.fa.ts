/** The month that runs so far: title and refusals. */
export default {
  title: 'این ماه تا امروز',
  errors: {
    withheld: 'حقوق همهٔ افراد این فهرست در اختیار شما نیست و فایل ناقص ساخته نمی‌شود.',
    nobody: 'هنوز چیزی حساب نشده است.',
    stale: 'این تنظیم در این میان تغییر کرده است. صفحه را تازه کنید.',
    wholeCompany: 'این تنظیم از آنِ همهٔ شرکت است و تعیین آن در اختیار شما نیست.',
  },
} as const;
