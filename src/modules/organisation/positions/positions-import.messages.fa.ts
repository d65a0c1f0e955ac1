/** Headers and example of the sheet of positions. */
import type { KindTexts } from '#platform/import-export/kind.ts';

export default {
  importPositions: {
    title: 'پست‌ها',
    headers: {
      code: ['کد پست', 'کد پست سازمانی', 'کد'],
      title: ['عنوان پست', 'نام پست', 'عنوان'],
      unitCode: ['کد واحد', 'واحد'],
      jobCode: ['کد شغل', 'شغل'],
      parentCode: ['کد پست بالاتر', 'کد پست مافوق', 'پست بالاتر'],
    },
    example: { code: 'P00002', title: 'کارشناس منابع انسانی', unitCode: 'U001', jobCode: 'J01', parentCode: 'P00001' },
  } satisfies KindTexts as KindTexts,
};
