/** /payroll/vouchers: permissions and refusals. */
export default {
  title: 'سندهای حقوق',
  permissions: {
    'payroll/accounting/makeVoucher': 'ساخت سند پیش‌نویس حقوق',
  },
  errors: {
    notSealed: 'سند پس از تأیید محاسبه ساخته می‌شود.',
    faulty: (v: { first: string }) => `سند ساخته نشد. ${v.first}`,
    template: 'این الگو فعال نیست یا نیست. الگوی دیگری برگزینید.',
    unbalanced: 'سند تراز نیست و نگه داشته نشد.',
    kept: 'سند ساخته‌شده تغییر نمی‌کند.',
    mirrored: 'سند محاسبهٔ برگشتی از سند همان محاسبه ساخته می‌شود و تغییر نمی‌کند.',
  },
} as const;
