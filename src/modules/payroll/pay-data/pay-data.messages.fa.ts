/** Pay data of people: permissions and refusals. */
export default {
  title: 'اطلاعات حقوقی',
  permissions: {
    'payroll/payData/observe': 'دیدن اطلاعات حقوقی افراد',
    'payroll/payData/add': 'افزودن اطلاعات حقوقی و اعضای گروه حقوق',
    'payroll/payData/edit': 'تغییر اطلاعات حقوقی از روزی به بعد',
    'payroll/payData/correct': 'اصلاح اشتباه در اطلاعات حقوقی',
    'payroll/payData/delete': 'حذف اطلاعات حقوقی',
    'personnelManagement/personnelBaseInformation/payData': 'پروندهٔ من، اطلاعات حقوقی',
  },
  errors: {
    overlap: 'برای همین روزها اطلاعات حقوقی دیگری ثبت شده است. روزها را بررسی کنید.',
    notEmployed: 'این شخص در روز آغاز در استخدام شرکت نیست. روزی در دورهٔ استخدام بنویسید.',
    group: 'گروه حقوق را از فهرست گروه‌های فعال شرکت برگزینید.',
    workshop: 'کارگاه را از فهرست کارگاه‌های بیمهٔ شرکت برگزینید.',
    unit: 'این واحد در دسترس شما نیست. واحد دیگری برگزینید.',
    option: 'این گزینه در فهرست نیست. گزینهٔ دیگری انتخاب کنید.',
    classHidden: 'اطلاعات حقوقی در دسترس شما نیست و نمی‌توانید آن را ثبت کنید.',
  },
} as const;
