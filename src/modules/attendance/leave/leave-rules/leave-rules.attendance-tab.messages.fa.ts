/** What the tab is called. */
export default { leaveRulesTab: 'قواعد مرخصی' };
