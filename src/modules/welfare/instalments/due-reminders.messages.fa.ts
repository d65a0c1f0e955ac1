/** What borrowers are told of instalments that they pay themselves. */
export default {
  number: 'شمارهٔ وام',
  day: 'سررسید',
  soon: { title: 'نزدیک شدن سررسید قسط', subject: (v: { number: string; day: string }) => `سررسید قسط وام ${v.number} روز ${v.day} است.` },
  late: {
    title: 'گذشتن سررسید قسط',
    subject: (v: { number: string; day: string }) => `قسط وام ${v.number} با سررسید ${v.day} پرداخت نشده است.`,
    body: 'اگر پرداخت کرده‌اید، رسید آن را به کارشناس تسهیلات بدهید.',
  },
} as const;
