/** Words of the digest. Counts come in already in Persian digits. */
export default {
  subject: (unread: string, tasks: string) => `خلاصهٔ امروز: ${unread} پیام خوانده‌نشده، ${tasks} کار در انتظار شما`,
  opening: 'این‌ها در سامانهٔ منابع انسانی در انتظار شماست.',
  more: (count: string) => `و ${count} پیام دیگر`,
  closing: 'برای دیدن آن‌ها وارد سامانه شوید. زمان این خلاصه را در «پیام‌های من» می‌توانید تغییر دهید.',
};
