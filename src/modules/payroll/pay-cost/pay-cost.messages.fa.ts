/** What pay costs: title, permission, refusals. */
export default {
  title: 'هزینهٔ حقوق',
  permissions: { 'payroll/payCost/observe': 'دیدن هزینهٔ حقوق به تفکیک واحد، مرکز هزینه، پروژه و روز' },
  errors: {
    months: 'ماه پایان پیش از ماه آغاز است.',
    tooMany: 'فیش‌های این ماه‌ها بیش از اندازهٔ یک گزارش است؛ ماه‌های کمتر یا یک گروه را برگزینید.',
    hours: 'ساعت کار ماه در پارامترهای قانونی این سال نیست و روزهای پروژه شمردنی نیست.',
  },
} as const;
