/** Headers and example of the sheet of a month's work. */
import type { KindTexts } from '#platform/import-export/kind.define.ts';

export default {
  importWorkSheet: {
    title: 'کارکرد ماه',
    headers: {
      pseudoId: ['کد پرسنلی', 'pseudoId'],
      year: ['سال', 'year'],
      month: ['ماه', 'month'],
      project: ['کد پروژه', 'projectCode'],
      workFactor: ['کد عامل کاری', 'workFactor', 'workFactorCode', 'عامل کاری'],
      amount: ['میزان به ساعت', 'میزان', 'میزان عامل', 'amount'],
      ceiling: ['سقف به ساعت', 'سقف', 'سقف عامل', 'ceiling'],
    },
    example: { pseudoId: 'NEMUNEH-1', year: '1405', month: '7', project: 'NEMUNEH', workFactor: 'اضافه‌کاری', amount: '12:30', ceiling: '60' },
  } satisfies KindTexts as KindTexts,
};
