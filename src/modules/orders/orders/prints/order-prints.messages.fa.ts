/** Orders on paper and the page that tells whether one is genuine: title, permissions, refusals. */
export default {
  checkTitle: 'استعلام حکم',
  permissions: {
    'emplOrder/orders/print': 'چاپ احکام',
  },
  errors: {
    noneChosen: 'حکمی انتخاب نشده است.',
    tooMany: (v: { most: number }) => `حداکثر ${v.most.toLocaleString('fa')} حکم یک‌جا چاپ می‌شود.`,
    classNeeded: 'چاپ حکم دسترسی به اطلاعات حقوق می‌خواهد.',
  },
} as const;
