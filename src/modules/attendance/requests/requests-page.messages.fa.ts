/** Requests of attendance on the pages. */
export default {
  title: 'درخواست‌های کارکرد',
  ask: 'درخواست کارکرد تازه',
  unit: 'درخواست',
  none: 'درخواستی نیست',
  noneAdvice: 'درخواست‌های اضافه‌کار، مأموریت، دورکاری و تردد فراموش‌شدهٔ پرسنل این‌جا دیده می‌شود.',
  forOthers: 'درخواست برای دیگران',
  forOthersDone: (v: { count: string }) => `${v.count} درخواست ثبت شد.`,
  people: 'پرسنل',
  choosePeople: 'نخست یک یا چند نفر را برگزینید؛ برای هر کدام یک درخواست ثبت می‌شود.',
  send: 'ثبت درخواست',
  columns: { fullName: 'نام', pseudoId: 'کد پرسنلی', unitName: 'واحد', status: 'وضعیت', askedBy: 'درخواست‌کننده', createdAt: 'زمان ثبت' },
  statuses: { RqSent: 'در انتظار تصمیم', RqReturned: 'برگشته برای اصلاح', RqApproved: 'تأییدشده', RqRejected: 'ردشده', RqWithdrawn: 'پس‌گرفته' },
} as const;
