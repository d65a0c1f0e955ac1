/** Lists of the parts of a party and the form above them. */
export default {
  rowsOf: ({ title }: { title: string }) => `ردیف‌های ${title}`,
  fromDate: 'از تاریخ',
  thruDate: 'تا تاریخ',
  daysOrder: 'تاریخ پایان نباید پیش از تاریخ آغاز باشد.',
  period: 'بازه',
  days: ({ from, thru }: { from: string; thru: string }) => `${from} تا ${thru}`,
  since: ({ from }: { from: string }) => `از ${from}`,
  always: 'همیشه',
  acts: 'کارها',
  add: 'افزودن',
  edit: ({ row }: { row: string }) => `ویرایش ${row}`,
  remove: ({ row }: { row: string }) => `حذف ${row}`,
  failed: 'فهرست خوانده نشد.',
  none: 'هنوز ردیفی ثبت نشده است.',
  /** Beside the title while another day than today is looked at. */
  undated: 'این فهرست تاریخ ندارد و چنان‌که امروز است نشان داده می‌شود.',
} as const;
