/** Headers and example of the sheet of members of a running contract. */
import type { KindTexts } from '#platform/import-export/kind.define.ts';

export default {
  importRunningMembers: {
    title: 'اعضای قرارداد بیمهٔ جاری',
    headers: {
      contractCode: ['کد قرارداد', 'قرارداد', 'contractCode'],
      pseudoId: ['کد پرسنلی', 'کد', 'pseudoId'],
      insuredCode: ['کد ملی بیمه‌شده', 'کد ملی', 'insuredCode'],
      tier: ['طرح', 'tier'],
      joinedOn: ['تاریخ عضویت', 'تاریخ شروع عضویت', 'joinedOn'],
      paidThru: ['پرداخت‌شده تا', 'حق بیمه پرداخت‌شده تا', 'paidThru'],
    },
    example: { contractCode: 'T1405', pseudoId: '1001', insuredCode: '', tier: '', joinedOn: '1405/01/01', paidThru: '1405/06/31' },
  } satisfies KindTexts as KindTexts,
};
