/** Months of attendance. */
export default {
  permissions: {
    'functionalManagement/closing/manage': 'تهیه، محاسبه و ارسال کارکرد ماه',
  },
  errors: { allThere: 'دوره‌های این سال از پیش ساخته شده‌اند یا روزهای آن‌ها در دورهٔ دیگری است.' },
} as const;
