/** What stands under a unit, a post or a job in the lists they are chosen from. Counts come in already formatted. */
export default {
  vacant: 'بلاتصدی',
  free: (free: string, seats: string) => `${free} جای خالی از ${seats}`,
  more: (count: string) => `${count} نفر دیگر`,
  people: (count: string) => `${count} نفر`,
  nobody: 'بدون متصدی',
  noPost: 'بدون پست',
  posts: (count: string) => `${count} پست`,
  separator: '، ',
} as const;
