export default {
  records: { PersonDayReduction: 'کاهش ساعت کار' },
} as const;
