/** How orders go from their issuing to their signing. */
export default {
  process: 'حکم کارگزینی',
  subject: (v: { type: string; count: string }) => `${v.type} (${v.count} نفر)`,
  steps: { approval: 'تأیید حکم', sign: 'امضای حکم' },
  chainOfContract: (title: string) => `قرارداد: ${title}`,
  variables: { returned: 'برای اصلاح بازگشته است' },
  forms: { verify: 'تأیید حکم', correct: 'اصلاح حکم' },
  services: { sign: 'امضای حکم' },
  signed: {
    title: 'صدور حکم کارگزینی',
    subject: (v: { number: string; type: string }) => `حکم ${v.number} (${v.type}) برای شما صادر شد`,
    number: 'شمارهٔ حکم',
    type: 'نوع حکم',
    numberExample: '۱۴۰۵/۱/۱۲',
    typeExample: 'افزایش سالانه',
  },
} as const;
