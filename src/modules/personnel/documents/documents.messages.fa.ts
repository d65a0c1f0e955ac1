/** Documents of people: permissions and refusals. */
export default {
  permissions: {
    'personnelInformationManagement/searchPersonnelList/editPersonnel/base/attachment/observe': 'دیدن مدارک پرسنل',
    'personnelInformationManagement/searchPersonnelList/editPersonnel/base/attachment/add': 'افزودن مدرک پرسنل',
    'personnelInformationManagement/searchPersonnelList/editPersonnel/base/attachment/edit': 'ویرایش مدارک پرسنل',
    'personnelInformationManagement/searchPersonnelList/editPersonnel/base/attachment/delete': 'حذف مدرک پرسنل',
    'personnelManagement/personnelBaseInformation/base/attachment': 'پروندهٔ من، مدارک',
  },
  errors: {
    otherClass: 'نوع این مدرک به گروه دیگری از مدارک تغییر نمی‌کند. مدرک را حذف کنید و با نوع تازه بیفزایید.',
    noFiles: 'فایلی برای دریافت نیست.',
    tooMuch: 'حجم فایل‌ها بیش از اندازهٔ یک بسته است. افراد کمتری را انتخاب کنید.',
  },
} as const;
