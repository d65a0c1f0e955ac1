/** Whether a paper is genuine: what every kind of paper says alike. */
export default {
  ask: 'بررسی',
  failed: 'بررسی انجام نشد. کمی بعد دوباره تلاش کنید.',
  compare: 'این مشخصات را با نسخهٔ کاغذی مقایسه کنید.',
} as const;
