/** Refusals of whoever writes the file past orders. */
export default {
  errors: {
    underOrder: 'مزد و نوع استخدام این شخص در این روزها به موجب حکم است و جز با حکم تغییر نمی‌کند.',
  },
} as const;
