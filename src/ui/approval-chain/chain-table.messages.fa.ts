/** Words of the table of a chain. */
const messages = {
  sequence: 'ترتیب',
  rowActs: 'کارها',
  add: 'افزودن مرحله',
  up: (sequence: string): string => `بالا بردن مرحلهٔ ${sequence}`,
  down: (sequence: string): string => `پایین بردن مرحلهٔ ${sequence}`,
  editOf: (sequence: string): string => `ویرایش مرحلهٔ ${sequence}`,
  removeOf: (sequence: string): string => `حذف مرحلهٔ ${sequence}`,
  empty: 'هنوز مرحله‌ای برای تأیید نیست. نخستین مرحله را بیفزایید.',
};

export default messages;
