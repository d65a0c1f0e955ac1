/** What formulas of orders call what an order is counted from. */
export default {
  facts: {
    'order.year': 'حکم.سال_اجرا',
    'order.wage': 'حکم.مزد_روزانهٔ_قانونی',
    'order.seniority': 'حکم.پایهٔ_سنوات_روزانه',
    'order.married': 'حکم.متأهل',
    'order.children': 'حکم.فرزندان_مشمول',
    'order.before': 'حکم.جمع_ماهانهٔ_حکم_پیشین',
  },
  amount: (title: string) => `مبلغ ${title}`,
  score: (title: string) => `امتیاز ${title}`,
  typed: (title: string) => `مقدار ثبت‌شدهٔ ${title}`,
  previous: (title: string) => `مبلغ پیشین ${title}`,
  previousScore: (title: string) => `امتیاز پیشین ${title}`,
} as const;
