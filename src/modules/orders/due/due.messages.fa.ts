/** /emplOrder/due: title, permissions and refusals. */
export default {
  title: 'نیازمند حکم',
  errors: {
    noneChosen: 'کسی از انتخاب‌شده‌ها دیگر نیازمند حکم نیست. فهرست را تازه کنید.',
  },
} as const;
