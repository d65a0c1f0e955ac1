/** Requests: refusals. */
export default {
  errors: {
    closed: 'دربارهٔ این درخواست پیش‌تر تصمیم گرفته شده است. صفحه را تازه کنید.',
  },
} as const;
