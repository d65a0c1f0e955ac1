/** /functionalManagement: the frame around the tabs. */
export default {
  lead: 'از تقویم و شیفت تا کارکرد بسته‌شدهٔ ماه',
  tabsLabel: 'بخش‌های مدیریت کارکرد',
};
