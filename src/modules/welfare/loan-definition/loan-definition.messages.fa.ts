/** /definitionOfFinancialFacilitation: loans of the company, and who may have one. */
export default {
  title: 'تعریف تسهیلات',
  permissions: {
    'welfareServices/financialFacility/definition/observe': 'دیدن تعریف تسهیلات مالی',
    'welfareServices/financialFacility/definition/add': 'افزودن تعریف تسهیلات مالی',
    'welfareServices/financialFacility/definition/edit': 'ویرایش تعریف تسهیلات مالی و شرایط آن',
    'welfareServices/financialFacility/definition/delete': 'حذف تعریف تسهیلات مالی',
  },
  errors: {
    /** `why`: what the language says. */
    formula: (v: { why: string }) => `شرط خوانده نشد: ${v.why}`,
    titleTaken: 'این تسهیلات شرط دیگری با همین عنوان دارد.',
    /** `why`: what the language says. */
    scoreFormula: (v: { why: string }) => `فرمول امتیاز خوانده نشد: ${v.why}`,
    documentTwice: 'این مدرک پیش‌تر برای این تسهیلات آمده است.',
    stale: 'این شرط را کس دیگری عوض کرده است. مقدارهای تازه را ببینید و دوباره ثبت کنید.',
    option: 'این گزینه در فهرست نیست. گزینهٔ دیگری انتخاب کنید.',
    noSchedule: (v: { why: string }) => `با این شرایط قسطی ساخته نمی‌شود: ${v.why}`,
  },
} as const;
