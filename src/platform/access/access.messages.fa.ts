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
    humanResources: 'منابع انسانی',
    personnelInformationManagement: 'مدیریت اطلاعات پرسنلی',
    organizationChartManagement: 'مدیریت ساختار سازمانی',
    system: 'سامانه',
    systemManagement: 'مدیریت سیستم',
  },
  permissions: {},
};
