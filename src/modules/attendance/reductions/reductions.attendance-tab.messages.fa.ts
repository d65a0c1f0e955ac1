/** What the tab is called. */
export default { reductionsTab: 'کاهش ساعت کار' };
