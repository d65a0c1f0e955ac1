/** What the tab is called. */
export default { nowTab: 'اکنون' };
