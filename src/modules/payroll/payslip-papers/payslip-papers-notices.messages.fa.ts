/** What whoever ordered payslips is told, and its names for whoever writes templates. */
export default {
  papersReady: 'آماده شدن فیش‌های یک محاسبه',
  period: 'دورهٔ حقوق',
  periodExample: 'مهر ۱۴۰۵',
  subject: ({ period }: { period: string }) => `فیش‌های حقوق ${period} آمادهٔ گرفتن است`,
};
