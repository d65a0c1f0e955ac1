/** What somebody would be owed who leaves: title and refusals. */
export default {
  title: 'پیش‌نمایش تسویه',
  errors: {
    beforeHire: 'آخرین روز کار پیش از استخدام است.',
    uncountable: (v: { reason: string }) => `محاسبه شدنی نیست: ${v.reason}`,
  },
} as const;
