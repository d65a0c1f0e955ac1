/** Ceilings that a sheet has passed. */
export default {
  title: 'بیش از سقف ماه',
  of: { overtime: 'اضافه‌کار', work: 'کار' },
  period: { day: 'روز', week: 'هفته', month: 'ماه', fourWeeks: 'چهار هفتهٔ گردش', year: 'سال' },
  line: (v: { of: string; period: string; from: string; minutes: string }) => `${v.of} ${v.period} از ${v.from}: ${v.minutes} بیش از سقف`,
} as const;
