export default {
  places: { pay_run_action: 'اقدام‌های محاسبه‌های حقوق' },
};
