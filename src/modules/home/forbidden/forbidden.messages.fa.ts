/** Words of the page for refused addresses. */
export default {
  title: 'اجازهٔ دیدن این صفحه را ندارید',
  text: 'اگر برای کار خود به آن نیاز دارید، از مدیر سامانه دسترسی بخواهید.',
  home: 'صفحهٔ اصلی',
};
