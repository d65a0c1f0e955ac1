/** /payroll/salarySlipType: permissions and refusals. */
export default {
  title: 'انواع فیش حقوقی',
  permissions: {
    'payroll/salarySlipType/observe': 'دیدن انواع فیش حقوقی',
    'payroll/salarySlipType/add': 'افزودن نوع فیش',
    'payroll/salarySlipType/edit': 'ویرایش نوع فیش و عوامل آن',
    'payroll/salarySlipType/delete': 'حذف نوع فیش',
  },
  errors: {
    codeTaken: 'نوع فیش دیگری با این کد ثبت شده است.',
    output: 'این خروجی از نوع دیگری است. خروجی دیگری برگزینید.',
    factorTwice: 'این عامل پیش‌تر در نوع فیش آمده است.',
    inUse: 'این نوع فیش در محاسبه به کار رفته است و حذف نمی‌شود.',
    option: 'این گزینه در فهرست نیست. گزینهٔ دیگری انتخاب کنید.',
    stale: 'این ردیف پس از باز شدن فرم تغییر کرده است.',
  },
} as const;
