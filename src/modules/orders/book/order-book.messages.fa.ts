import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';

/** Refusals of whoever writes the file past orders. */
export default {
  errors: {
    underOrder: (v: { hint: string }) => `مزد و نوع استخدام این شخص در این روزها به موجب حکم ${toPersianDigits(v.hint)} است و جز با حکم تغییر نمی‌کند.`,
  },
} as const;
