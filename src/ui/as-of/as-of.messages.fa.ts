/** The day that a screen is about. */
export default {
  asOf: 'وضعیت در تاریخ',
  otherDay: 'وضعیت در تاریخ دیگر',
  today: 'امروز',
  past: ({ date }: { date: string }) => `اطلاعات چنان‌که در ${date} بوده است نشان داده می‌شود.`,
  future: ({ date }: { date: string }) => `اطلاعات چنان‌که تا امروز برای ${date} ثبت شده است نشان داده می‌شود.`,
  noneOnDayAdvice: 'تاریخ دیگری برگزینید یا با «امروز» به وضعیت کنونی برگردید.',
} as const;
