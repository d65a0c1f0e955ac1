/** What people are told of orders that they have not received yet. */
export default {
  reminder: 'یادآوری دریافت حکم',
  count: 'شمار احکام',
  subject: ({ count }: { count: string }) => `دریافت ${count} حکم شما هنوز تأیید نشده است`,
  body: 'حکم را در پروفایل خود باز کنید، بخوانید و «دریافت کردم» را بزنید.',
} as const;
