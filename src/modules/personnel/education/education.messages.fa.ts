/** Education and work experience of people: permissions. */
export default {
  permissions: {
    'personnelInformationManagement/searchPersonnelList/editPersonnel/experiments/observe': 'دیدن سوابق شغلی و تحصیلی پرسنل',
    'personnelInformationManagement/searchPersonnelList/editPersonnel/experiments/add': 'افزودن سابقهٔ شغلی و تحصیلی پرسنل',
    'personnelInformationManagement/searchPersonnelList/editPersonnel/experiments/edit': 'ویرایش سوابق شغلی و تحصیلی پرسنل',
    'personnelInformationManagement/searchPersonnelList/editPersonnel/experiments/delete': 'حذف سوابق شغلی و تحصیلی پرسنل',
    'personnelManagement/personnelBaseInformation/experiments': 'پروندهٔ من، سوابق شغلی و تحصیلی',
  },
} as const;
