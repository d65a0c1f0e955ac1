/** Bank accounts of people: permissions and refusals. */
export default {
  permissions: {
    'personnelInformationManagement/searchPersonnelList/editPersonnel/banking/observe': 'دیدن اطلاعات بانکی پرسنل',
    'personnelInformationManagement/searchPersonnelList/editPersonnel/banking/add': 'افزودن حساب بانکی پرسنل',
    'personnelInformationManagement/searchPersonnelList/editPersonnel/banking/edit': 'ویرایش حساب بانکی پرسنل',
    'personnelInformationManagement/searchPersonnelList/editPersonnel/banking/correct': 'اصلاح اشتباه در حساب بانکی پرسنل',
    'personnelInformationManagement/searchPersonnelList/editPersonnel/banking/delete': 'حذف حساب بانکی پرسنل',
    'personnelManagement/personnelBaseInformation/banking': 'پروندهٔ من، اطلاعات بانکی',
  },
  errors: {
    mainTwice: 'حساب اصلی دیگری در همین بازه آغاز می‌شود. تاریخ پایان این حساب را پیش از آن بگذارید.',
  },
} as const;
