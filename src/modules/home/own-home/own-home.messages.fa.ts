/** Words of the first page. */
export default {
  title: 'خانه',
  greeting: ({ name }: { name: string }) => `سلام، ${name}`,
  today: 'امروز من',
  acts: 'چه می‌خواهید؟',
};
