export default {
  records: { PayRun: 'محاسبهٔ حقوق' },
  places: { pay_run: 'محاسبه‌های حقوق', payslip: 'فیش‌های حقوق', pay_advance: 'مساعده‌های پرداخت‌شده', pay_run_refusal: 'کنار گذاشته‌های محاسبهٔ حقوق' },
};
