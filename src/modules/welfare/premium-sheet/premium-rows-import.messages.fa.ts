/** Headers and example of the sheet of premiums of a contract. */
import type { KindTexts } from '#platform/import-export/kind.define.ts';

export default {
  importPremiums: {
    title: 'جدول حق بیمهٔ تکمیلی',
    headers: {
      contractCode: ['کد قرارداد', 'قرارداد', 'contractCode'],
      tier: ['طرح', 'tier'],
      relation: ['نسبت', 'relation'],
      ageFrom: ['سن از', 'ageFrom'],
      ageThru: ['سن تا', 'ageThru'],
      premium: ['حق بیمهٔ کل قرارداد', 'حق بیمه', 'premium'],
      sinceDate: ['اعتبار از', 'sinceDate'],
    },
    example: { contractCode: 'T1405', tier: '', relation: 'همسر', ageFrom: '0', ageThru: '59', premium: '48000000', sinceDate: '' },
  } satisfies KindTexts as KindTexts,
};
