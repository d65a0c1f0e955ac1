export default { places: { pay_run_calc_type: 'نوع محاسبهٔ عامل‌ها در محاسبهٔ حقوق' } };
