/** Standing items: title, permissions, refusals. */
export default {
  title: 'مزایا و کسورات مستمر',
  permissions: {
    'payroll/standingItems/observe': 'دیدن مزایا و کسورات مستمر',
    'payroll/standingItems/add': 'افزودن مزایا و کسورات',
    'payroll/standingItems/edit': 'ویرایش مزایا و کسورات',
    'payroll/standingItems/delete': 'حذف مزایا و کسورات',
  },
  errors: {
    factorInUse: 'این عامل در مزایا و کسورات مستمر به کار رفته است و حذف نمی‌شود.',
    lessThanTaken: (v: { taken: string }) => `تا کنون ${v.taken} ریال در فیش‌ها آمده است؛ جمع نباید از آن کمتر شود.`,
    taken: 'این ردیف در فیش‌های تأییدشده آمده است و حذف نمی‌شود. با «تا» به آن پایان دهید.',
  },
};
