/** What the tab is called. */
export default { requestsTab: 'درخواست‌ها' };
