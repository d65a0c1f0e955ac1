/** What people are told of contracts, and its names for whoever writes templates. */
export default {
  signed: 'امضای قرارداد',
  ending: 'نزدیک شدن پایان قرارداد',
  endingOffice: 'نزدیک شدن پایان قراردادهای کارکنان',
  type: 'نوع قرارداد',
  typeSample: 'کار معین',
  date: 'تاریخ',
  daysLeft: 'روز مانده',
  count: 'شمار قراردادها',
  toPerson: {
    signed: ({ type }: { type: string }) => `قرارداد ${type} شما امضا شد`,
    signedBody: ({ date }: { date: string }) => `آغاز قرارداد: ${date}`,
    ending: ({ date }: { date: string }) => `قرارداد شما در ${date} پایان می‌یابد`,
    endingBody: ({ type }: { type: string }) => `نوع قرارداد: ${type}`,
  },
  toOffice: {
    subject: ({ count }: { count: string }) => `${count} قرارداد رو به پایان است`,
    body: 'فهرست قراردادهایی را که پایان می‌یابد ببینید و تمدید کنید.',
  },
} as const;
