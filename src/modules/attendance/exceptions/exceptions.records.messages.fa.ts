export default {
  records: { ClockException: 'استثنای تردد', ClockPress: 'تردد اصلاح‌شده' },
} as const;
