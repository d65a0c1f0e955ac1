/** Words of the missing-chart page (spec section 2.4). */
export default {
  title: 'چارت سازمانی هنوز ساخته نشده است',
  text: 'نخست واحدهای سازمان را تعریف کنید تا چارت کامل شود؛ پس از آن پرسنل در واحدها جای می‌گیرند.',
  toUnits: 'رفتن به واحدهای سازمانی',
};
