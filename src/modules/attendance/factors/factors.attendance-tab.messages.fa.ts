/** What the tab is called. */
export default { factorsTab: 'عوامل' };
