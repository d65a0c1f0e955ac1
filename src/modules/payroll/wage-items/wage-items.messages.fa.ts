/** Wage items: title, permissions, refusals. */
export default {
  title: 'اقلام مزد',
  permissions: {
    'payroll/wageItems/observe': 'دیدن اقلام مزد',
    'payroll/wageItems/add': 'افزودن قلم مزد',
    'payroll/wageItems/edit': 'ویرایش قلم مزد',
    'payroll/wageItems/delete': 'حذف قلم مزد',
  },
  errors: {
    overlaps: 'در این روزها مزد دیگری از همین عامل ثبت شده است. نخست به آن پایان دهید.',
    factorInUse: 'این عامل در اقلام مزد به کار رفته است و حذف نمی‌شود.',
  },
} as const;
