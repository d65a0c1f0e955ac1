/** What people are told of an event of a service of welfare that opens. */
export default {
  title: 'باز شدن درخواست رویداد رفاهی',
  event: 'رویداد',
  eventSample: 'ویلای ساحلی، تابستان',
  thru: 'آخرین روز درخواست',
  subject: (v: { event: string; thru: string }) => `درخواست «${v.event}» تا ${v.thru} باز است.`,
} as const;
