/** Title of the screen and the names of what its tabs show. */
export default {
  title: 'مدیریت کارکرد',
  permissions: {
    'functionalManagement/trafficInfo/observe': 'دیدن کارکرد پرسنل',
    'functionalManagement/calendars/observe': 'دیدن تقویم‌ها، شیفت‌ها و برنامه‌های شیفت',
    'functionalManagement/roster/observe': 'دیدن لوحهٔ شیفت پرسنل',
    'functionalManagement/factors/observe': 'دیدن عوامل کاری و نگاشت آن‌ها به حقوق',
    'functionalManagement/devices/observe': 'دیدن دستگاه‌های ثبت تردد',
    'functionalManagement/closing/observe': 'دیدن بستن ماه کارکرد',
  },
};
