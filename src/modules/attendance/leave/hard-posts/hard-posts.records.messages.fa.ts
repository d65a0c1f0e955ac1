export default {
  records: { HardPost: 'پست سخت و زیان‌آور' },
  places: { hard_post: 'پست‌های سخت و زیان‌آور' },
} as const;
