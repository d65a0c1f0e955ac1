/** /BaseOrganizationStructureInformation: the personnel structure of the company. */
export default {
  title: 'اطلاعات پایهٔ ساختار سازمانی',
  permissions: {
    'systemBaseData/BOS/observe': 'دیدن اطلاعات پایهٔ ساختار سازمانی',
    'systemBaseData/BOS/add': 'افزودن به ساختار پرسنلی',
    'systemBaseData/BOS/edit': 'ویرایش ساختار پرسنلی',
    'systemBaseData/BOS/delete': 'حذف از ساختار پرسنلی',
  },
  structure: 'ساختار پرسنلی',
  code: 'کد',
  name: 'عنوان',
  type: 'نوع',
  parent: 'گروه پرسنلی',
} as const;
