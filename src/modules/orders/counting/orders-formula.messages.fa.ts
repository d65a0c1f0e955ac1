/** What orders ask formulas for, and where their formulas are told. */
export default {
  formula: { amount: 'مبلغ عامل حکم', score: 'امتیاز عامل حکم' },
  place: 'فرمول حکم',
  placeOf: (factor: string, of: string) => `${factor}، ${of}`,
  sets: { labour: 'قانون کار', civil: 'مدیریت خدمات کشوری' },
} as const;
