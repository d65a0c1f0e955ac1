/** Headers and example of the sheet of days of leave to buy back. */
import type { KindTexts } from '#platform/import-export/kind.define.ts';

export default {
  importLeaveToBuy: {
    title: 'روزهای بازخرید مرخصی',
    headers: {
      pseudoId: ['کد پرسنلی', 'pseudoId'],
      year: ['سال', 'year', 'jalaliYear'],
      month: ['ماه', 'month', 'jalaliMonth'],
      days: ['روز', 'روزهای بازخرید', 'days'],
      source: ['مستند', 'source'],
    },
    example: { pseudoId: 'NEMUNEH-1', year: '1405', month: '12', days: '5', source: 'نمونه' },
  } satisfies KindTexts as KindTexts,
};
