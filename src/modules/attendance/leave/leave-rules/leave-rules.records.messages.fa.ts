export default {
  records: { LeaveRule: 'قاعدهٔ مرخصی' },
  places: { leave_rule: 'قواعد مرخصی' },
} as const;
