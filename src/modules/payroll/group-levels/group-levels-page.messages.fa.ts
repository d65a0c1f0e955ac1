/** Words of the tab of the approval levels of a pay group. */
export default {
  title: 'سطح‌های تأیید',
  name: 'عنوان',
  sequence: 'ترتیب',
  position: 'پست تأییدکننده',
  positionHelp: 'سازندهٔ محاسبه آن را تأیید نمی‌کند، هر چند دارندهٔ این پست یا جانشین آن باشد.',
  holders: 'دارندگان امروز',
  actions: 'اقدام‌های مجاز',
  none: 'این گروه سطح تأیید ندارد',
  noneAdvice: 'محاسبه‌های این گروه از مراحل تأیید «محاسبهٔ حقوق» شرکت می‌گذرند. اگر آن هم نباشد، مدیر سازندهٔ محاسبه تأیید می‌کند.',
  add: 'سطح تازه',
  edit: (name: string) => `ویرایش «${name}»`,
  addLabel: 'افزودن',
  saveLabel: 'ثبت تغییر',
  confirmNeeded: 'هر سطح باید بتواند تأیید کند.',
};
