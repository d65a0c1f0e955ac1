/** Names of groups and of the nodes of the menu. */
export default {
  groups: {
    administrator: 'مدیر سامانه',
    hrOfficer: 'کارشناس منابع انسانی',
    payrollOfficer: 'کارشناس حقوق و دستمزد',
    unitManager: 'مدیر واحد',
    recruiter: 'کارشناس جذب',
    employee: 'کارمند',
  },
  menu: {
    pages: 'صفحه‌ها',
    personnelManagement: 'پروفایل من',
    notification: 'اعلان‌ها',
    archive: 'بایگانی',

    humanResources: 'منابع انسانی',
    personnelInformationManagement: 'مدیریت اطلاعات پرسنلی',
    organizationChartManagement: 'مدیریت ساختار سازمانی',
    payroll: 'حقوق و دستمزد',
    welfareServices: 'خدمات رفاهی',
    financialFacility: 'تسهیلات مالی',
    otherWelfareServices: 'سایر خدمات رفاهی',
    supplementaryInsurance: 'بیمهٔ تکمیلی',
    education: 'آموزش و توانمندسازی',
    educationBase: 'اطلاعات پایهٔ آموزش',
    educationNeeds: 'نیازسنجی آموزشی',
    educationProgramme: 'تدوین برنامهٔ آموزشی',
    educationCourses: 'دوره‌های آموزشی',
    offboarding: 'خروج از سازمان',
    humanResourcesPlanning: 'جذب و استخدام',
    questionnaire: 'پرسشنامه و نظرسنجی',
    excellence: 'تعالی پرسنل و خانواده',

    system: 'سامانه',
    reports: 'گزارش‌ها',
    systemBaseData: 'اطلاعات پایه',
    systemManagement: 'مدیریت سیستم',
    apiFile: 'فایل OpenAPI',
  },
  permissions: {
    'excellence/observe': 'دیدن تعالی پرسنل و خانواده',
  },
};
