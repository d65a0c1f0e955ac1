/** What the tab is called. */
export default { cardsTab: 'کارت‌ها' };
