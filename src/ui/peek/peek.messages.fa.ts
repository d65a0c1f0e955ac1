/** Words of the panel beside a list. */
export default {
  next: 'ردیف پسین',
  previous: 'ردیف پیشین',
  placeOf: (place: string, count: string) => `${place} از ${count}`,
  open: 'صفحهٔ کامل',
};
