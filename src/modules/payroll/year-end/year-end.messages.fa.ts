/** The end of a year: title and refusals. */
export default {
  title: 'پایان سال',
  errors: {
    group: 'گروه حقوق را برگزینید. این گروه در این ماه نیست.',
    uncountable: (v: { reason: string }) => `محاسبه شدنی نیست: ${v.reason}`,
    nobody: 'کسی در این گروه و ماه نیست.',
  },
} as const;
