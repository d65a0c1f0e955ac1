/** /DefineWelfareService: services of welfare of the company. */
export default {
  title: 'تعریف خدمت رفاهی',
  permissions: {
    'welfareServices/otherServices/serviceDefinition/observe': 'دیدن تعریف خدمت رفاهی',
    'welfareServices/otherServices/serviceDefinition/add': 'افزودن خدمت رفاهی',
    'welfareServices/otherServices/serviceDefinition/edit': 'ویرایش خدمت رفاهی و واحدهای آن',
    'welfareServices/otherServices/serviceDefinition/delete': 'حذف خدمت رفاهی',
  },
  errors: {
    unitTaken: 'این خدمت واحد دیگری با همین شماره دارد.',
    noStay: 'تنها خدمت اقامت واحد دارد.',
    hasUnits: 'این خدمت واحد اقامت دارد. نخست واحدهای آن را حذف کنید.',
    option: 'این گزینه در فهرست نیست. گزینهٔ دیگری انتخاب کنید.',
    stale: 'این ردیف را کس دیگری عوض کرده است. مقدارهای تازه را ببینید و دوباره ثبت کنید.',
  },
} as const;
