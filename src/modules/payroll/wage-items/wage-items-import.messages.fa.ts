/** Headers, words and example of the sheet of wages. */
import type { KindTexts } from '#platform/import-export/kind.define.ts';

export default {
  importWageItems: {
    title: 'اقلام مزد',
    headers: {
      pseudoId: ['کد پرسنلی', 'pseudoId'],
      factor: ['کد عامل', 'عامل حقوق', 'factor'],
      amount: ['مبلغ', 'مبلغ یا امتیاز', 'amount'],
      per: ['برای', 'per'],
      from: ['از', 'از تاریخ', 'from', 'fromDate'],
      thru: ['تا', 'تا تاریخ', 'thru', 'thruDate'],
      source: ['مستند', 'source'],
    },
    example: { pseudoId: 'NEMUNEH-1', factor: 'NEMUNEH', amount: '50000000', per: 'ماه', from: '1405/01/01', thru: '', source: 'نمونه' },
  } satisfies KindTexts as KindTexts,
  perWords: { ماه: 'month', روز: 'day', امتیاز: 'point', ماهانه: 'month', روزانه: 'day', point: 'point', month: 'month', day: 'day' },
  perNames: { month: 'ماه', day: 'روز', point: 'امتیاز' },
};
