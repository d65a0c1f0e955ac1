/** Words of the tab of cards. */
export default {
  cards: 'کارت‌های حضور',
  columns: {
    card: 'شمارهٔ کارت',
    unitName: 'واحد',
    fromDate: 'از',
    thruDate: 'تا',
    changedAt: 'آخرین تغییر',
    changedBy: 'تغییردهنده',
  },
  cardHelp: 'همان شماره‌ای که دستگاه می‌فرستد، بی صفرهای آغاز آن.',
  thruHelp: 'خالی: تا اطلاع بعدی.',
  daysOrder: 'پایان باید پس از آغاز باشد.',
  add: 'کارت تازه',
  edit: (name: string) => `ویرایش کارت ${name}`,
  addLabel: 'افزودن',
  saveLabel: 'ذخیره',
  none: 'هنوز کارتی ثبت نشده است',
  noneAdvice: 'کارت هر کس را این‌جا بیفزایید، یا همه را از یک فایل در «ورود گروهی» بیاورید.',
} as const;
