/** The dialog that counts what leave would be worth. */
export default {
  title: 'بازخرید مرخصی، اگر این روز آخرین روز کار باشد',
  day: 'آخرین روز کار',
  wage: 'مزد روزانه',
  wageHelp: 'خالی: تنها زمان حساب می‌شود.',
  count: 'محاسبه',
  time: 'مرخصی مانده',
  lapse: 'سوخت پایان سال، اگر بماند',
  amount: 'مبلغ',
  hidden: 'در دسترس شما نیست',
  stored: 'چیزی ثبت نمی‌شود؛ پرداخت با فیش تسویه است.',
} as const;
