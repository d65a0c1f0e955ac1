/** Headers and example of the sheet of cards. */
import type { KindTexts } from '#platform/import-export/kind.define.ts';

export default {
  importClockCards: {
    title: 'کارت‌های حضور',
    headers: {
      pseudoId: ['کد پرسنلی', 'pseudoId'],
      card: ['شمارهٔ کارت', 'card', 'pin'],
      from: ['از', 'از تاریخ', 'from', 'fromDate'],
      thru: ['تا', 'تا تاریخ', 'thru', 'thruDate'],
    },
    example: { pseudoId: 'NEMUNEH-1', card: '1001', from: '1405/01/01', thru: '' },
  } satisfies KindTexts as KindTexts,
};
