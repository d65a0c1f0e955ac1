/** The editor of a register, for any list. */
export default {
  add: (list: string) => `افزودن به ${list}`,
  edit: (row: string) => `ویرایش ${row}`,
  addLabel: 'افزودن',
  saveLabel: 'ثبت تغییر',
  activate: 'فعال کردن',
  deactivate: 'غیرفعال کردن',
  activated: (row: string) => `${row} فعال شد.`,
  deactivated: (row: string) => `${row} غیرفعال شد و دیگر در فرم‌ها پیشنهاد نمی‌شود.`,
  none: 'هنوز ردیفی ثبت نشده است.',
  noneAdvice: 'با «افزودن» نخستین ردیف را بنویسید.',
  state: 'وضعیت',
  active: 'فعال',
  inactive: 'غیرفعال',
} as const;
