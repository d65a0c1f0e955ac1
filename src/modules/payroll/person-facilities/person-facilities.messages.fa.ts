/** Facilities of people: title, permissions, refusals. */
export default {
  title: 'امکانات افراد',
  permissions: {
    'payroll/facilities/observe': 'دیدن امکانات افراد',
    'payroll/facilities/add': 'افزودن امکانات افراد',
    'payroll/facilities/edit': 'ویرایش امکانات افراد',
    'payroll/facilities/delete': 'حذف امکانات افراد',
  },
  errors: {
    twice: 'این فرد در همین روزها این امکانات را دارد. ردیف دیگر را پایان دهید یا روزها را تغییر دهید.',
    taken: (v: { day: string }) => `بهای این امکانات تا ${v.day} از حقوق برداشته شده است. آن را در روزی پس از آن پایان دهید.`,
  },
} as const;
