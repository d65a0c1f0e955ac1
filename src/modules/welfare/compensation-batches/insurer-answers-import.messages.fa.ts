/** Headers and example of the sheet of an insurer's answers. */
import type { KindTexts } from '#platform/import-export/kind.define.ts';

export default {
  importInsurerAnswers: {
    title: 'پاسخ بیمه‌گر',
    headers: {
      batch: ['شمارهٔ فهرست', 'batch', 'batchNumber'],
      place: ['ردیف', 'row', 'place'],
      insurerAccepted: ['پذیرفته', 'accepted'],
      insurerPaid: ['پرداختی', 'paid'],
      insurerReason: ['توضیح', 'reason'],
    },
    example: { batch: '1', place: '1', insurerAccepted: '5000000', insurerPaid: '4500000', insurerReason: '' },
  } satisfies KindTexts as KindTexts,
};
