/** /performanceProfileForm: the own work. */
export default {
  title: 'پروفایل کارکرد',
  permissions: {
    'personnelManagement/performanceProfile/observe': 'دیدن پروفایل کارکرد خود',
  },
  lead: 'ماندهٔ مرخصی، درخواست‌ها و تقویم غیبت واحد',
  tabsLabel: 'بخش‌های پروفایل کارکرد',
  leave: 'مرخصی',
} as const;
