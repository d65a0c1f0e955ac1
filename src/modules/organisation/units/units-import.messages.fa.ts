/** Headers and example of the sheet of units. */
import type { KindTexts } from '#platform/import-export/kind.define.ts';

export default {
  importUnits: {
    title: 'واحدها',
    headers: {
      code: ['کد واحد', 'کد'],
      name: ['عنوان واحد', 'نام واحد', 'عنوان'],
      parentCode: ['کد واحد بالاتر', 'کد واحد بالادست', 'واحد بالاتر', 'کد والد'],
      levelEnumId: ['سطح سازمانی', 'سطح'],
    },
    example: { code: 'NEMUNEH-1', name: 'معاونت مالی', parentCode: 'NEMUNEH-0', levelEnumId: 'معاونت' },
  } satisfies KindTexts as KindTexts,
};
