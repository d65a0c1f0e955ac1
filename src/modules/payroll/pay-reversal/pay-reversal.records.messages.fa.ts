export default {
  places: { pay_run_event: 'رویدادهای محاسبهٔ حقوق' },
};
