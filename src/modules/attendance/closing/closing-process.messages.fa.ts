/** How sheets of a month go to their closing. */
export default {
  process: 'تجمیع و بستن کارکرد',
  subject: (v: { period: string; count: string }) => `کارکرد ${v.period} (${v.count} نفر)`,
  steps: { approval: 'تأیید کارکرد ماه', close: 'بستن کارکرد' },
  variables: { returned: 'برای اصلاح بازگشته است' },
  forms: { verify: 'تأیید کارکرد ماه', correct: 'اصلاح کارکرد ماه' },
  services: { close: 'بستن کارکرد' },
  told: {
    check: { title: 'بررسی کارکرد ماه', subject: (v: { period: string; deadline: string }) => `کارکرد ${v.period} آمادهٔ بررسی شماست؛ مهلت تا ${v.deadline}` },
    answered: { title: 'پاسخ اعتراض به کارکرد', subject: (v: { period: string }) => `اعتراض شما به کارکرد ${v.period} پاسخ داده شد` },
    period: 'دوره',
    periodExample: 'مهر ۱۴۰۵',
    deadline: 'مهلت',
    deadlineExample: '۱۴۰۵/۰۸/۰۵',
  },
} as const;
