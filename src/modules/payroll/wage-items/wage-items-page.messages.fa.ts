/** Words of the page of wage items. */
export default {
  lead: 'مزد هر شخص به تفکیک عامل و روز؛ بر مزد قرارداد مقدم است.',
  items: 'اقلام مزد',
  columns: {
    amount: 'مبلغ',
    per: 'برای',
    fromDate: 'از',
    thruDate: 'تا',
    source: 'مستند',
    changedAt: 'زمان ثبت',
    changedBy: 'ثبت‌کننده',
  },
  units: { month: 'ماه', day: 'روز' },
  thruHelp: 'آخرین روز؛ خالی یعنی بی‌پایان.',
  daysOrder: 'پایان نباید پیش از آغاز باشد.',
  import: 'ورود از اکسل',
  add: 'قلم مزد تازه',
  edit: (name: string) => `ویرایش مزد ${name}`,
  addLabel: 'افزودن',
  saveLabel: 'ثبت',
  none: 'هنوز قلم مزدی ثبت نشده است',
  noneAdvice: 'برای مزدی که در قرارداد نیست یا از روزی عوض می‌شود، قلم مزد بیفزایید.',
} as const;
