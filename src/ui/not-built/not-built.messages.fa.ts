/** Words of the page of a screen that is not built yet. */
export default {
  notYet: 'این صفحه هنوز ساخته نشده است.',
  meanwhile: 'از منو یا صفحهٔ اصلی به صفحه‌های دیگر بروید.',
  meanwhileGuest: 'اگر حساب کاربری دارید، وارد سامانه شوید.',
  home: 'صفحهٔ اصلی',
  login: 'ورود به سامانه',
};
