/** Headers and example of what whoever pays elsewhere deducted: those of the file that they were given. */
import type { KindTexts } from '#platform/import-export/kind.define.ts';
import words from './deduction-lists-page.messages.fa.ts';

export default {
  importDeductionAnswers: {
    title: 'پاسخ فهرست کسر',
    headers: {
      list: [words.heads.list, 'شماره فهرست', 'list'],
      place: [words.heads.place, 'place'],
      taken: [words.heads.taken, 'کسر شده', 'مبلغ کسرشده', 'taken'],
    },
    example: { list: '1', place: '1', taken: '5250000' },
  } satisfies KindTexts as KindTexts,
};
