/** What the tab is called. */
export default { recordsTab: 'کارکرد روزها' };
