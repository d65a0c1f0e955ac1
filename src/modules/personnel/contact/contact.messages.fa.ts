/** Addresses, numbers and other information of people: permissions. */
export default {
  permissions: {
    'personnelInformationManagement/searchPersonnelList/editPersonnel/address/observe': 'دیدن نشانی پرسنل',
    'personnelInformationManagement/searchPersonnelList/editPersonnel/address/add': 'افزودن نشانی پرسنل',
    'personnelInformationManagement/searchPersonnelList/editPersonnel/address/edit': 'ویرایش نشانی پرسنل',
    'personnelInformationManagement/searchPersonnelList/editPersonnel/address/correct': 'اصلاح اشتباه در نشانی پرسنل',
    'personnelInformationManagement/searchPersonnelList/editPersonnel/address/delete': 'حذف نشانی پرسنل',
    'personnelInformationManagement/searchPersonnelList/editPersonnel/contact/observe': 'دیدن اطلاعات تماس پرسنل',
    'personnelInformationManagement/searchPersonnelList/editPersonnel/contact/add': 'افزودن اطلاعات تماس پرسنل',
    'personnelInformationManagement/searchPersonnelList/editPersonnel/contact/edit': 'ویرایش اطلاعات تماس پرسنل',
    'personnelInformationManagement/searchPersonnelList/editPersonnel/contact/correct': 'اصلاح اشتباه در اطلاعات تماس پرسنل',
    'personnelInformationManagement/searchPersonnelList/editPersonnel/contact/delete': 'حذف اطلاعات تماس پرسنل',
    'personnelInformationManagement/searchPersonnelList/editPersonnel/otherInformation/observe': 'دیدن سایر اطلاعات پرسنل',
    'personnelInformationManagement/searchPersonnelList/editPersonnel/otherInformation/add': 'افزودن سایر اطلاعات پرسنل',
    'personnelInformationManagement/searchPersonnelList/editPersonnel/otherInformation/edit': 'ویرایش سایر اطلاعات پرسنل',
    'personnelInformationManagement/searchPersonnelList/editPersonnel/otherInformation/correct': 'اصلاح اشتباه در سایر اطلاعات پرسنل',
    'personnelInformationManagement/searchPersonnelList/editPersonnel/otherInformation/delete': 'حذف سایر اطلاعات پرسنل',
    'personnelManagement/personnelBaseInformation/address': 'پروندهٔ من، نشانی',
    'personnelManagement/personnelBaseInformation/contact': 'پروندهٔ من، اطلاعات تماس',
    'personnelManagement/personnelBaseInformation/otherInformation': 'پروندهٔ من، سایر اطلاعات',
  },
} as const;
