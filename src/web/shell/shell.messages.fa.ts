/** Words of the chrome: titles, toolbar, menu, footer, and the pages the shell itself shows. */
export default {
  defaultTitle: 'سامانهٔ مدیریت منابع انسانی',
  pageTitle: (page: string) => `${page} | سامانهٔ مدیریت منابع انسانی`,
  skip: 'پرش به محتوای صفحه',

  // Toolbar
  toolbar: 'نوار ابزار',
  home: 'صفحهٔ اصلی',
  openMenu: 'باز کردن منو',
  closeMenu: 'بستن منو',
  userMenu: 'منوی کاربر',
  profile: 'پروفایل من',
  logout: 'خروج',
  login: 'ورود',
  guest: 'مهمان',

  // Menu
  menu: 'منوی اصلی',
  fold: 'جمع کردن منو',
  unfold: 'باز نگه داشتن منو',
  soon: 'به‌زودی',

  // Footer
  productVersion: 'کارگزین، نسخهٔ',

  // What was written without a network
  unsentSent: (what: string) => `«${what}» فرستاده شد.`,

  // Pages of the shell
  notFoundTitle: 'این نشانی صفحه‌ای ندارد',
  notFoundText: 'شاید نشانی جابه‌جا شده یا نادرست نوشته شده است. از منو یا صفحهٔ اصلی ادامه دهید.',
  maintenanceTitle: 'سامانه در حال به‌روزرسانی یا تعمیر است',
  maintenanceText: 'چند دقیقهٔ دیگر بازگردید. همین که آماده شد، این صفحه خودش ادامه می‌دهد.',
  brokenTitle: 'این صفحه نمایش داده نشد',
  brokenText: 'آنچه ذخیره کرده‌اید سر جای خود است. دوباره تلاش کنید.',
  loading: 'در حال بارگذاری',
};
