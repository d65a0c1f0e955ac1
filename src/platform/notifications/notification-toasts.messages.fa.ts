/** Words of the toasts of messages. Counts come in already formatted. */
export default {
  fresh: (subject: string) => `پیام تازه با عنوان: ${subject}`,
  more: (count: string) => `${count} پیام تازهٔ دیگر دارید.`,
  open: 'باز کردن',
  see: 'دیدن',
};
