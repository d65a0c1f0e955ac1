/** What the tab is called. */
export default { reportsTab: 'گزارش‌ها' };
