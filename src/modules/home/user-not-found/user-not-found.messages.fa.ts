/** Words of the page for accounts without a personnel record. */
export default {
  title: 'پروندهٔ پرسنلی شما پیدا نشد',
  text: 'حساب شما هنوز به پروندهٔ پرسنلی پیوند نخورده است. از کارشناس منابع انسانی بخواهید این پیوند را ثبت کند.',
  home: 'صفحهٔ اصلی',
};
