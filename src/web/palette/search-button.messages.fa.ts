/** Words of the search field in the toolbar. */
export default { field: 'جستجوی صفحه، فرد یا دستور...' };
