export default {
  records: {
    LegalCircular: 'بخشنامهٔ سال',
  },
  places: {
    legal_circular: 'بخشنامه‌های سال',
  },
} as const;
