/** Lasting notices of the shell. */
export default {
  region: 'آگاهی‌های سامانه',
  offline: 'اتصال شبکه قطع است. نوشته‌هایتان روی صفحه می‌ماند؛ تا بازگشت شبکه چیزی ذخیره نمی‌شود.',
  newVersion: 'نسخهٔ تازهٔ سامانه آماده است. نخست کارهای باز را ذخیره کنید.',
  reload: 'بارگذاری دوباره',
  sessionEnds: (minutes: string) => `تا پایان نشست شما ${minutes} دقیقه مانده است.`,
  stay: 'می‌مانم',
};
