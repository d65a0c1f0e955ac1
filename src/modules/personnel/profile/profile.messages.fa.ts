/** The file of a person. */
export default {
  permissions: {
    'personnelManagement/personnelBaseInformation/base': 'پروندهٔ من، اطلاعات پایه',
    'personnelInformationManagement/searchPersonnelList/editPersonnel/base/personalInfo/edit': 'ویرایش مشخصات فردی پرسنل',
  },
  errors: {
    stale: 'این پرونده پس از باز شدن عوض شده است. تفاوت‌ها را ببینید.',
    invalid: 'بعضی مقدارها درست نیست. فیلدهای مشخص‌شده را بررسی کنید.',
  },
  validation: {
    militaryOfWoman: 'نظام وظیفهٔ بانوان «عدم مشمول» است.',
    kidsOfSingle: 'برای فرد مجرد تعداد فرزند ثبت نمی‌شود.',
    birthRange: 'سن فرد باید میان ۱۵ و ۱۰۰ سال باشد. تاریخ تولد را بررسی کنید.',
    birthAfterHire: 'تاریخ تولد باید پیش از تاریخ استخدام باشد.',
  },
};
