/** Headers, words and example of the sheet of contracts. */
import type { KindTexts } from '#platform/import-export/kind.define.ts';

export default {
  importAgreements: {
    title: 'قراردادها',
    headers: {
      pseudoId: ['کد پرسنلی', 'pseudoId'],
      type: ['کد نوع قرارداد', 'نوع قرارداد', 'type'],
      number: ['شماره', 'شماره قرارداد', 'number'],
      from: ['از', 'از تاریخ', 'from', 'fromDate'],
      thru: ['تا', 'تا تاریخ', 'thru', 'thruDate'],
      signed: ['تاریخ امضا', 'تاریخ قرارداد', 'signed'],
      note: ['توضیح', 'note'],
    },
    example: { pseudoId: 'NEMUNEH-1', type: 'NEMUNEH', number: '1404/12', from: '1405/01/01', thru: '1405/12/29', signed: '1405/01/01', note: 'نمونه' },
  } satisfies KindTexts as KindTexts,
};
