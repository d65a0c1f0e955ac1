/** What the tab is called. */
export default { phoneTab: 'تلفن همراه' };
