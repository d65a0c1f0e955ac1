/** The day that a screen of the structure is about. */
export default {
  asOf: 'ساختار در تاریخ',
  today: 'امروز',
  past: ({ date }: { date: string }) => `ساختار چنان‌که در ${date} بوده است نشان داده می‌شود.`,
  future: ({ date }: { date: string }) => `ساختار چنان‌که از برنامه‌های ثبت‌شده برای ${date} برمی‌آید نشان داده می‌شود.`,
  noneOnDayAdvice: 'تاریخ دیگری برگزینید یا با «امروز» به ساختار کنونی برگردید.',
} as const;
