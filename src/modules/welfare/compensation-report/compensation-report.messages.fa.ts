/** /CompensationReport: claims of people in reach, and figures over them. */
export default {
  title: 'گزارش هزینه‌های درمان',
  permissions: { 'welfareServices/supplementaryInsurance/compensationReport/observe': 'دیدن گزارش هزینه‌های درمان' },
} as const;
