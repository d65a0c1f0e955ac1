export default {
  places: { pay_arrears: 'معوقه‌های حقوق', pay_arrears_search: 'جست‌وجوهای معوقهٔ حقوق' },
};
