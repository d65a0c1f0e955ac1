export default {
  records: { ClockFormat: 'قالب فایل دستگاه', ClockEvent: 'تردد' },
  places: { clock_format: 'قالب‌های فایل دستگاه' },
} as const;
