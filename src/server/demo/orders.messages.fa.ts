/** What is said of the orders of the demo. */
export default {
  wageTable: 'طرح طبقه‌بندی مشاغل شرکت',
  grown: 'تغییر وضعیت عائله به استناد مدارک ارائه‌شده',
  promoted: 'ارتقا به پیشنهاد مدیر واحد',
  late: 'ارتقای معوق با اجرا از ماه پیش',
  ending: 'تمدید تا پایان ماه',
  back: 'تاریخ اجرا با صورت‌جلسهٔ کمیته یکی نیست. اصلاح کنید.',
} as const;
