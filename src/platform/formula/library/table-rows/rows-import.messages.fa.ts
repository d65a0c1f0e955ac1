/** Headers and example of the sheet of rows of tables. */
import type { KindTexts } from '#platform/import-export/kind.define.ts';

export default {
  importRows: {
    title: 'ردیف‌های جدول فرمول',
    headers: {
      table: ['کد جدول', 'جدول', 'table'],
      key1: ['کلید ۱', 'key1'],
      key2: ['کلید ۲', 'key2'],
      key3: ['کلید ۳', 'key3'],
      value1: ['مقدار ۱', 'value1'],
      value2: ['مقدار ۲', 'value2'],
      value3: ['مقدار ۳', 'value3'],
      value4: ['مقدار ۴', 'value4'],
      value5: ['مقدار ۵', 'value5'],
      value6: ['مقدار ۶', 'value6'],
      value7: ['مقدار ۷', 'value7'],
      value8: ['مقدار ۸', 'value8'],
      value9: ['مقدار ۹', 'value9'],
      value10: ['مقدار ۱۰', 'value10'],
    },
    example: { table: 'NEMUNEH', key1: '1000000', value1: '0.1' },
  } satisfies KindTexts as KindTexts,
};
