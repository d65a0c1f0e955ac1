/** What people were paid by factor and month: title, permission, refusals. */
export default {
  title: 'ریز پرداخت‌ها',
  permissions: { 'payroll/payAudit/observe': 'دیدن ریز پرداخت‌ها به تفکیک ماه و عامل' },
  errors: {
    nobody: 'کسی که در دسترس شما باشد در این محاسبه نیست.',
    tooMany: 'این گزارش بیش از اندازهٔ یک فایل است؛ یک ماه یا یک گروه را برگزینید.',
  },
} as const;
