export default {
  records: { ClockCard: 'کارت حضور' },
  places: { clock_card: 'کارت‌های حضور' },
} as const;
