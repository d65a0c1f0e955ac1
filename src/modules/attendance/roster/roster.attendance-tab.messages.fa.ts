/** What the tab is called. */
export default { rosterTab: 'لوحهٔ شیفت' };
