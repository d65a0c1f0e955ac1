/** Words of whoever decides on a request of attendance. */
export default {
  days: 'روز، چنان که اکنون هست',
  day: (v: { day: string; plan: string; presses: string }) => `${v.day}: برنامه ${v.plan}، ترددها ${v.presses}`,
  figures: (v: { inside: string; outside: string; lacking: string; counted: string }) =>
    `در برنامه ${v.inside}، بیرون از برنامه ${v.outside}، کسر ${v.lacking}، اضافه‌کار محاسبه‌شده ${v.counted}`,
  rest: 'ندارد',
  noPresses: 'ندارد',
  and: '، ',
  month: 'ماه تا امروز',
  inside: 'حضور در برنامه',
  lacking: 'کسر کار',
  counted: 'اضافه‌کار',
  covered: 'مرخصی و مأموریت',
  away: 'همکاران غایب در این روزها',
  nobody: 'کسی غایب نیست',
} as const;
