/** Headers and example of the sheet of values of input factors. */
import type { KindTexts } from '#platform/import-export/kind.define.ts';

const texts: KindTexts = {
  title: 'مقادیر عوامل ورودی',
  headers: { factor: ['کد عامل', 'عامل ورودی', 'factor'], pseudoId: ['کد پرسنلی', 'pseudoId'], value: ['مقدار', 'value'] },
  example: { factor: 'NEMUNEH', pseudoId: 'NEMUNEH-1', value: '12.5' },
};

export default {
  importFactors: texts,
  replaceFactors: { ...texts, title: 'مقادیر عوامل ورودی (به جای پیشین)' } satisfies KindTexts as KindTexts,
};
