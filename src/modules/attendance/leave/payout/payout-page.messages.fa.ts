/** The dialog that counts what leave would be worth. */
export default {
  title: 'بازخرید مرخصی، اگر این روز آخرین روز کار باشد',
  day: 'آخرین روز کار',
  wage: 'مزد روزانه',
  wageHelp: 'خالی: تنها زمان حساب می‌شود.',
  count: 'محاسبه',
  time: 'مرخصی مانده',
  lapse: 'آنچه در پایان سال می‌سوزد، اگر بماند و مرخصی نرود',
  amount: 'مبلغ',
  hidden: 'نمایش مبلغ در دسترس شما نیست.',
  stored: 'چیزی ثبت نمی‌شود؛ پرداخت با فیش تسویه است.',
} as const;
