export default { places: { pay_run_setting: 'تنظیم پرداخت محاسبه‌های حقوق', pay_run_output: 'خروجی‌های محاسبه‌های حقوق' } };
