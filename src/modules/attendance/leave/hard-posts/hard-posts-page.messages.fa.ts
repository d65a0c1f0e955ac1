/** Words of the list of posts of hard work. */
export default {
  title: 'پست‌های سخت و زیان‌آور',
  heading: 'پست‌های سخت و زیان‌آور (مادهٔ ۶۵)',
  columns: { post: 'پست سازمانی', fromDate: 'از', thruDate: 'تا', reason: 'دلیل', paperNumber: 'شمارهٔ نامه' },
  thruHelp: 'خالی: تا اطلاع بعدی.',
  daysOrder: 'پایان باید پس از آغاز باشد.',
  add: 'پست سخت تازه',
  edit: (name: string) => `ویرایش ${name}`,
  addLabel: 'افزودن',
  saveLabel: 'ذخیره',
  none: 'هنوز پستی سخت و زیان‌آور نیست',
  noneAdvice: 'پستی را که کار آن سخت و زیان‌آور شناخته شده با تاریخ و نامه بیفزایید؛ مرخصی دارندهٔ آن از همان روز با مادهٔ ۶۵ شمرده می‌شود.',
} as const;
