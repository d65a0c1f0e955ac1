/** What the tab is called. */
export default { closingTab: 'بستن ماه' };
