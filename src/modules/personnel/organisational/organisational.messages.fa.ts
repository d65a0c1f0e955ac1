/** What people are in the organisation: permissions and refusals. */
export default {
  permissions: {
    'personnelInformationManagement/searchPersonnelList/editPersonnel/organisation/observe': 'دیدن اطلاعات سازمانی پرسنل',
    'personnelInformationManagement/searchPersonnelList/editPersonnel/organisation/add': 'افزودن ساختار پرسنلی',
    'personnelInformationManagement/searchPersonnelList/editPersonnel/organisation/edit': 'ویرایش ساختار پرسنلی',
    'personnelInformationManagement/searchPersonnelList/editPersonnel/organisation/correct': 'اصلاح اشتباه در ساختار پرسنلی',
    'personnelInformationManagement/searchPersonnelList/editPersonnel/organisation/delete': 'حذف ساختار پرسنلی',
    'personnelManagement/personnelBaseInformation/organisation': 'پروندهٔ من، اطلاعات سازمانی',
  },
  errors: {
    notHere: 'این فرد در این روزها همکاری ندارد. تاریخ را بررسی کنید.',
    structureTwice: 'ساختار پرسنلی دیگری در همین بازه آغاز می‌شود. تاریخ پایان این ردیف را پیش از آن بگذارید.',
  },
} as const;
