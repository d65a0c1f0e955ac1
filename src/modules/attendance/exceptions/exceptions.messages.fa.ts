/** Exceptions of presses: permissions and refusals. */
export default {
  permissions: {
    'functionalManagement/exceptions/observe': 'استثناهای تردد: دیدن',
    'functionalManagement/exceptions/edit': 'استثناهای تردد: اصلاح و بستن',
  },
  errors: {
    notOpen: 'این تردد پیش‌تر اصلاح شده است. فهرست را تازه کنید.',
    ownPress: 'تردد خودتان را همکار دیگری اصلاح می‌کند.',
    notEmployed: 'این شخص در این روز در استخدام شرکت نیست.',
    badTime: 'زمان را با روز و ساعت درست بنویسید؛ آینده پذیرفته نیست.',
    unknownCode: 'کسی با این کد پرسنلی در این شرکت نیست.',
  },
} as const;
