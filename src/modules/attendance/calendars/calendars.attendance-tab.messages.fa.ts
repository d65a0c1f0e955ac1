/** What the tab is called. */
export default { calendarsTab: 'تقویم‌ها' };
