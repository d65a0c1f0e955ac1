/** Words of the narrowing to a pay group and a month. */
export default {
  group: 'گروه حقوق',
  allMonths: ({ month }: { month: string }) => `فقط ${month}؛ نمایش همهٔ ماه‌ها`,
} as const;
