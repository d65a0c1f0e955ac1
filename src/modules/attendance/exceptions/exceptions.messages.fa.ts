/** Exceptions of presses: permissions and refusals. */
export default {
  permissions: {
    'functionalManagement/exceptions/observe': 'استثناهای تردد: دیدن',
    'functionalManagement/exceptions/edit': 'استثناهای تردد: اصلاح و بستن',
  },
  errors: {
    notOpen: 'این تردد دیگر به این صورت نیست؛ کسی آن را اصلاح کرده است. فهرست را تازه کنید.',
    badTime: 'روز و ساعت درست بنویسید؛ زمان آینده پذیرفته نیست.',
    saysNothing: 'چیزی جز آنچه هست گفته نشده است.',
    notEmployed: 'این شخص در این روز در استخدام شرکت نیست.',
    correctedAlready: 'این تردد را هم‌زمان کس دیگری اصلاح کرد. فهرست را تازه کنید.',
    replacedAlready: 'این اصلاح را هم‌زمان کس دیگری جایگزین کرد. فهرست را تازه کنید.',
  },
} as const;
