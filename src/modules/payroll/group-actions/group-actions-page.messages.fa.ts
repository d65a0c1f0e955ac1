/** Words of the tab of the duties of a pay group. */
export default {
  title: 'اقدام‌ها',
  name: 'عنوان',
  type: 'زمان اقدام',
  duties: 'وظیفه‌ها',
  dutiesHelp: 'هر وظیفه در گروه فقط یک بار واگذار می‌شود.',
  position: 'پست مسئول',
  positionHelp: 'دارندگان این پست، کار را در کارتابل خود می‌بینند.',
  holders: 'دارندگان امروز',
  none: 'اقدامی ثبت نشده است',
  noneAdvice: 'بدون اقدام، محاسبه بی‌درنگ آغاز می‌شود. با اقدام‌های پیش از محاسبه، نخست کارکرد، احکام یا عوامل دستی را مسئول هر یک بررسی می‌کند.',
  add: 'اقدام تازه',
  edit: (name: string) => `ویرایش «${name}»`,
  addLabel: 'افزودن',
  saveLabel: 'ثبت تغییر',
};
