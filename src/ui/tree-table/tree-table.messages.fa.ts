/** Words of the tree table. */
const messages = {
  open: 'باز کردن',
  close: 'بستن',
  loading: 'در حال آوردن ردیف‌های زیرین',
  expandAll: 'باز کردن همه',
  collapseAll: 'بستن همه',
  searching: 'در حال جستجو',
  found: (count: string): string => `${count} ردیف پیدا شد.`,
  nothingFound: 'چیزی پیدا نشد. املا را بررسی کنید یا واژهٔ دیگری بنویسید.',
};

export default messages;
