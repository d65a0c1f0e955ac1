/** /emplOrder/contractTypes: types of contract of the company, their terms by days and their factors. */
export default {
  title: 'انواع قرارداد',
  permissions: {
    'emplOrder/contract/types/observe': 'دیدن انواع قرارداد',
    'emplOrder/contract/types/add': 'افزودن نوع قرارداد و بند',
    'emplOrder/contract/types/edit': 'ویرایش نوع قرارداد و بند',
    'emplOrder/contract/types/delete': 'حذف نوع قرارداد و بند',
  },
  errors: {
    termTaken: 'این بند در همین روزها متن دیگری دارد. نخست به آن پایان دهید.',
    factorTaken: 'این عامل پیش‌تر به این نوع قرارداد افزوده شده است.',
    factorInUse: 'این عامل در یک نوع قرارداد به کار رفته است و حذف نمی‌شود.',
    option: 'این گزینه در فهرست نیست. گزینهٔ دیگری انتخاب کنید.',
    stale: 'این ردیف را کس دیگری عوض کرده است. مقدارهای تازه را ببینید و دوباره ثبت کنید.',
  },
} as const;
