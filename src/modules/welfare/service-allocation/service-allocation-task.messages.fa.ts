/** Words of whoever decides on the list of an event. */
export default {
  way: 'روش تخصیص',
  ways: { score: 'به ترتیب امتیاز', draw: 'قرعه‌کشی' },
  people: 'درخواست',
  given: 'جا گرفته',
  capacity: 'ظرفیت',
  placeOf: (v: { place: string; name: string }) => `${v.place}. ${v.name}`,
  waits: 'در صف',
  separator: '، ',
  open: 'دیدن تخصیص خدمت رفاهی',
  correctAdvice: 'فهرست برگشته است. فهرست را در صفحهٔ تخصیص خدمت رفاهی ببینید و دوباره بفرستید.',
} as const;
