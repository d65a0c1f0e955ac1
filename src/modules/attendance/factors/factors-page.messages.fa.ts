/** The tab of the factors of attendance. */
export default {
  add: 'عامل تازه',
  edit: (name: string) => `ویرایش «${name}»`,
  addLabel: 'افزودن',
  saveLabel: 'ثبت تغییر',
  none: 'این شرکت عامل کاری ثبت نکرده است',
  noneAdvice: 'تا آن زمان عوامل معمول شمرده و پرداخت می‌شوند. برای تغییر آن‌ها، نخست «ثبت عوامل معمول» را بزنید.',
  lay: 'ثبت عوامل معمول',
  laid: (count: string) => `${count} عامل ثبت شد.`,
  nothingLaid: 'همهٔ عوامل معمول از پیش ثبت شده‌اند.',
};
