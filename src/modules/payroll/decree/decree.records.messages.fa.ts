export default {
  records: {
    WageDecree: 'اعمال افزایش مزد سال',
  },
  places: {
    wage_decree: 'اعمال افزایش مزد سال',
    wage_decree_row: 'مزدهای اعمال‌شدهٔ سال',
  },
} as const;
