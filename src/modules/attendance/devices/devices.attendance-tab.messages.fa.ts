/** What the tab is called. */
export default { devicesTab: 'دستگاه‌ها' };
