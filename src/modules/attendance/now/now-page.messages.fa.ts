/** Words of the tab of who is where now. */
export default {
  states: { in: 'حاضر', late: 'تأخیر', away: 'بیرون', expected: 'در انتظار', left: 'رفته', free: 'بدون برنامه' },
  all: 'همه',
  asOf: ({ time }: { time: string }) => `در ساعت ${time}`,
  isCut: 'بیش از ۵۰۰ نفر در دسترس شماست؛ این فهرست ۵۰۰ نفر نخست است.',
  failed: 'وضعیت حضور خوانده نشد.',
  none: 'کسی در این وضعیت نیست',
  since: ({ time }: { time: string }) => `از ${time}`,
  last: ({ time }: { time: string }) => `آخرین تردد ${time}`,
  planned: ({ time }: { time: string }) => `آغاز ${time}`,
  stateFilter: 'وضعیت',
} as const;
