/** /performanceProfileForm: the own work. */
export default {
  title: 'پروفایل کارکرد',
  permissions: {
    'personnelManagement/performanceProfile/observe': 'دیدن پروفایل کارکرد خود',
  },
  lead: 'ماندهٔ مرخصی، کارکرد ماه، درخواست‌ها و تقویم غیبت واحد',
  tabsLabel: 'بخش‌های پروفایل کارکرد',
  leave: 'مرخصی',
  month: 'کارکرد ماه',
  press: 'ثبت تردد',
  requests: 'درخواست‌ها',
  swaps: 'جابه‌جایی شیفت',
} as const;
