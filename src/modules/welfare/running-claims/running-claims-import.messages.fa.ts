/** Headers and example of the sheet of costs of treatment that were paid before. */
import type { KindTexts } from '#platform/import-export/kind.define.ts';

export default {
  importRunningClaims: {
    title: 'هزینه‌های درمان پیشین',
    headers: {
      contractCode: ['کد قرارداد', 'قرارداد', 'contractCode'],
      pseudoId: ['کد پرسنلی', 'کد', 'pseudoId'],
      insuredCode: ['کد ملی بیمه‌شده', 'کد ملی', 'insuredCode'],
      costTypeEnumId: ['نوع هزینه', 'costType'],
      serviceDate: ['تاریخ خدمت', 'serviceDate'],
      provider: ['مرکز درمانی', 'محل خدمت', 'provider'],
      invoiceNumber: ['شمارهٔ صورت‌حساب', 'شماره صورتحساب', 'invoiceNumber'],
      claimed: ['مبلغ هزینه', 'claimed'],
      insurerPaid: ['پرداخت‌شده', 'پرداختی', 'paid'],
      paidOn: ['تاریخ پرداخت', 'paidOn'],
    },
    example: {
      ...{ contractCode: 'T1405', pseudoId: '1001', insuredCode: '', costTypeEnumId: 'دندان‌پزشکی', serviceDate: '1405/02/10', provider: 'درمانگاه مهر', invoiceNumber: '4471' },
      ...{ claimed: '25000000', insurerPaid: '20000000', paidOn: '1405/03/20' },
    },
  } satisfies KindTexts as KindTexts,
};
