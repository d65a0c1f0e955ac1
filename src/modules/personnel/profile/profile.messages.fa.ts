/** The file of a person. */
import party from '#platform/party/party.messages.fa.ts';

export default {
  permissions: {
    'personnelManagement/personnelBaseInformation/base': 'پروندهٔ من، اطلاعات پایه',
    'personnelInformationManagement/searchPersonnelList/editPersonnel/base/personalInfo/edit': 'ویرایش مشخصات فردی پرسنل',
    'personnelInformationManagement/searchPersonnelList/editPersonnel/base/signature/observe': 'دیدن تصویر امضای پرسنل',
    'personnelInformationManagement/searchPersonnelList/editPersonnel/base/signature/edit': 'ثبت و تغییر تصویر امضای پرسنل',
    'personnelInformationManagement/searchPersonnelList/editPersonnel/base/account/emailAddress': 'تغییر ایمیل بازیابی پرسنل',
    'personnelInformationManagement/searchPersonnelList/editPersonnel/base/account/accountStatus': 'فعال و غیرفعال کردن حساب پرسنل',
    'personnelInformationManagement/searchPersonnelList/editPersonnel/base/account/fromDate': 'تغییر تاریخ استخدام پرسنل',
    'personnelInformationManagement/searchPersonnelList/editPersonnel/base/account/thruDate': 'تغییر پایان همکاری پرسنل',
    'personnelManagement/personnelBaseInformation/history': 'پروندهٔ من، تاریخچهٔ تغییر',
  },
  errors: {
    stale: 'این پرونده پس از باز شدن عوض شده است. تفاوت‌ها را ببینید.',
    invalid: 'بعضی مقدارها درست نیست. فیلدهای مشخص‌شده را بررسی کنید.',
    codeTaken: 'بعضی شناسه‌ها از آنِ فرد دیگری در شرکت است. فیلدهای مشخص‌شده را بررسی کنید.',
    nationalCodeTaken: party.errors.nationalCodeTaken,
    foreignerCodeTaken: 'فردی با این کد فراگیر در شرکت ثبت شده است. کد را از روی مدرک بررسی کنید.',
    idNumberTaken: 'فردی با همین شمارهٔ شناسنامه و محل صدور در شرکت ثبت شده است.',
    serialNumberTaken: 'فردی با این سریال شناسنامه در شرکت ثبت شده است.',
    passportNumberTaken: 'فردی با این شمارهٔ گذرنامه در شرکت ثبت شده است.',
    boorsCodeTaken: 'فردی با این کد بورسی در شرکت ثبت شده است.',
    ownAccount: 'حساب خود را از صفحهٔ حساب من تغییر دهید.',
    strongerAccount: 'این حساب اختیارهایی بیش از حساب شما دارد. از مدیر سامانه بخواهید.',
    birthUnseen: 'تاریخ استخدام با تاریخ تولد سنجیده می‌شود و شما آن را نمی‌بینید. از همکاری که اطلاعات شخصی را می‌بیند بخواهید.',
    noAccount: 'این فرد هنوز حساب کاربری ندارد.',
    emailTaken: 'این ایمیل از آنِ حساب دیگری است. ایمیل دیگری بنویسید.',
    factsOutside: 'پست، مزد یا نوع استخدامی بیرون از این دوره ثبت شده است. نخست آن را اصلاح کنید.',
    endByEmployment: 'پایان همکاری را از منوی «همکاری» بالای پرونده ثبت کنید یا برگردانید.',
    noEmployment: 'این فرد هنوز استخدامی ندارد. نخست استخدام او را ثبت کنید.',
  },
  validation: {
    militaryOfWoman: 'نظام وظیفهٔ بانوان «عدم مشمول» است.',
    kidsOfSingle: 'برای فرد مجرد تعداد فرزند ثبت نمی‌شود.',
    birthRange: 'سن فرد باید میان ۱۵ و ۱۰۰ سال باشد. تاریخ تولد را بررسی کنید.',
    foreignerCodeNeeded: 'برای اتباع خارجی کد فراگیر لازم است.',
    nationalCodeNeeded: 'برای تبعهٔ ایران کد ملی لازم است.',
    endBeforeHire: 'پایان همکاری نباید پیش از تاریخ استخدام باشد.',
    birthAfterHire: 'تاریخ تولد باید پیش از تاریخ استخدام باشد.',
  },
};
