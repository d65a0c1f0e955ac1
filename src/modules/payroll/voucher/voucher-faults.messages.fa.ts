/** What is wrong with a voucher, in words. Amounts are in rials. */
export default {
  noTemplate: () => 'الگوی سند فعالی نیست.',
  chooseTemplate: () => 'چند الگوی سند فعال است. الگوی این محاسبه را برگزینید.',
  missing: ({ title, amount }: { title: string; amount: string }) => `«${title}» با جمع ${amount} ریال در هیچ آرتیکلی نیامده است.`,
  twice: ({ title, amount }: { title: string; amount: string }) => `«${title}» با جمع ${amount} ریال در بیش از یک آرتیکل آمده است.`,
  wrongSide: ({ title, amount }: { title: string; amount: string }) => `«${title}» با جمع ${amount} ریال در سوی دیگر سند آمده است.`,
  oneSided: ({ title, amount }: { title: string; amount: string }) => `«${title}» با جمع ${amount} ریال باید هم بدهکار و هم بستانکار شود.`,
  ended: ({ title }: { title: string }) => `حساب «${title}» پیش از تاریخ سند پایان یافته است.`,
  noMember: ({ title, name }: { title: string; name: string }) => `گروه تفصیلی «${title}» عضوی برای «${name}» ندارد.`,
  nowhere: 'کسانی که جایی در این تفکیک ندارند',
  againstNature: ({ title, amount }: { title: string; amount: string }) => `ماندهٔ حساب «${title}» با ${amount} ریال خلاف ماهیت آن است.`,
  unbalanced: ({ amount }: { amount: string }) => `سند تراز نیست و ${amount} ریال اختلاف دارد.`,
} as const;
