/** What formulas call the wages by class and rank. */
export default {
  formula: { title: 'جدول مزد', names: { daily: 'مزد روزانهٔ طبقه و رتبه' } },
} as const;
