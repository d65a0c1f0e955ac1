/** Loans that every company begins with. */
export default {
  QARZ: 'وام قرض‌الحسنه',
  HOUSING: 'وام مسکن',
  MARRIAGE: 'وام ازدواج',
  EMERGENCY: 'وام ضروری',
  BANK: 'وام بانکی با معرفی',
  ADVANCE: 'مساعدهٔ حقوق',
} as const;
