/** Words of the bell in the toolbar. Counts come in already formatted. */
export default {
  bell: 'پیام‌های من',
  bellNone: 'پیام‌های من، بدون پیام خوانده‌نشده',
  bellCount: (count: string) => `پیام‌های من، ${count} پیام خوانده‌نشده`,
};
