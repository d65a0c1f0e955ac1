/** What orders would cost: refusals and words of the card. */
export default {
  errors: {
    tooMany: (v: { most: string }) => `هزینهٔ حداکثر ${v.most} نفر یک‌جا محاسبه می‌شود.`,
    tooLongAgo: (v: { most: string }) => `هزینهٔ حکمی که بیش از ${v.most} سال پیش اجرا می‌شود محاسبه نمی‌شود.`,
  },
} as const;
