/** Headers and example of the sheet of facilities of people. */
import type { KindTexts } from '#platform/import-export/kind.define.ts';

export default {
  importFacilities: {
    title: 'امکانات افراد',
    headers: {
      pseudoId: ['کد پرسنلی', 'pseudoId'],
      type: ['امکانات', 'نوع امکانات', 'ریز امکانات', 'type'],
      feature: ['مشخصه', 'feature'],
      from: ['از', 'از تاریخ', 'from', 'fromDate'],
      thru: ['تا', 'تا تاریخ', 'thru', 'thruDate'],
    },
    example: { pseudoId: 'NEMUNEH-1', type: 'خودرو بی راننده', feature: 'نمونه', from: '1405/01/01', thru: '' },
  } satisfies KindTexts as KindTexts,
};
