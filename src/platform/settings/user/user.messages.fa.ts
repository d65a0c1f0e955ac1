/** Words about saving the look of the page (spec section 8). */
export default {
  permissions: {},
  errors: {
    notJson: 'تنظیمات فرستاده‌شده خوانده نشد. صفحه را تازه کنید و دوباره تلاش کنید.',
  },
  saved: 'تنظیمات ذخیره شد.',
  saveFailed: 'در ذخیرهٔ تنظیمات خطایی رخ داد! این نما تا بستن صفحه می‌ماند؛ تغییر بعدی دوباره ذخیره می‌شود.',
};
