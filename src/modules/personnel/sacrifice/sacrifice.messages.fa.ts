/** Sacrifice and health of people: permissions and refusals. */
export default {
  permissions: {
    'personnelInformationManagement/searchPersonnelList/editPersonnel/medical/observe': 'دیدن سابقهٔ ایثارگری و پزشکی پرسنل',
    'personnelInformationManagement/searchPersonnelList/editPersonnel/medical/add': 'افزودن سابقهٔ ایثارگری و پزشکی پرسنل',
    'personnelInformationManagement/searchPersonnelList/editPersonnel/medical/edit': 'ویرایش سابقهٔ ایثارگری و پزشکی پرسنل',
    'personnelInformationManagement/searchPersonnelList/editPersonnel/medical/correct': 'اصلاح اشتباه در سابقهٔ ایثارگری و پزشکی پرسنل',
    'personnelInformationManagement/searchPersonnelList/editPersonnel/medical/delete': 'حذف سابقهٔ ایثارگری و پزشکی پرسنل',
    'personnelManagement/personnelBaseInformation/medical': 'پروندهٔ من، سابقهٔ ایثارگری و پزشکی',
  },
  errors: { stale: 'وضعیت سلامت پس از باز شدن فرم تغییر کرده است.' },
} as const;
