/** What somebody reads of the own places in lists of loans. */
export default {
  heading: 'نوبت وام',
  place: (v: { place: string; count: string }) => `جایگاه ${v.place} از ${v.count}`,
  points: (v: { points: string }) => `${v.points} امتیاز`,
  hash: (v: { hash: string }) => `اثر بذر قرعه: ${v.hash}`,
  seed: (v: { seed: string; request: string; own: string }) => `بذر قرعه: ${v.seed}؛ شناسهٔ درخواست: ${v.request}؛ sha256 این دو پشت سر هم: ${v.own}`,
  open: (v: { title: string; thru: string }) => `«${v.title}»: درخواست تا ${v.thru}`,
  withdraw: 'انصراف از نوبت',
  withdrawText: 'جایگاه شما به نفر بعدی می‌رسد و برنمی‌گردد.',
  withdrawn: 'از نوبت انصراف دادید.',
  why: 'دلیل',
  provisional: (v: { decider: string }) => `${v.decider}؛ فهرست هنوز تأیید نشده است و جایگاه شاید عوض شود.`,
  status: 'وضعیت',
  draw: 'قرعه',
  statuses: { LpWaiting: 'در نوبت', LpFunded: 'تأمین شده', LpWithdrawn: 'انصراف', LpReleased: 'آزاد شده', LpCancelled: 'وام لغو شده' },
  separator: '، ',
} as const;
