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
  removed: (row: string) => `${row} حذف شد.`,
  none: 'هنوز ردیفی ثبت نشده است.',
  loadFailed: 'فهرست خوانده نشد',
  retry: 'دوباره',
  active: 'فعال',
  inactive: 'غیرفعال',
} as const;
