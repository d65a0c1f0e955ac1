/** What borrowers are told of their instalments. */
export default {
  number: 'شمارهٔ وام',
  day: 'سررسید',
  soon: { title: 'نزدیک شدن سررسید قسط', subject: (v: { number: string; day: string }) => `سررسید قسط وام ${v.number} روز ${v.day} است.` },
  late: {
    title: 'گذشتن سررسید قسط',
    subject: (v: { number: string; day: string }) => `قسط وام ${v.number} با سررسید ${v.day} پرداخت نشده است.`,
    body: 'اگر پرداخت کرده‌اید، رسید آن را به کارشناس تسهیلات بدهید.',
  },
  short: {
    title: 'کسر کمتر از قسط',
    subject: (v: { number: string; day: string }) => `از قسط وام ${v.number} با سررسید ${v.day} همهٔ مبلغ از حقوق کسر نشد.`,
    body: 'مانده بدهی می‌ماند و در ماه بعد کسر می‌شود.',
  },
} as const;
