/** Words of the card of supplementary insurance on paper. */
import relations from '../insurance-definition/insurance-definition-page.messages.fa.ts';

export default {
  sheetTitle: 'کارت عضویت بیمهٔ تکمیلی',
  marks: { contract: 'کد قرارداد', printedOn: 'تاریخ چاپ' },
  note: 'اعتبار هر عضو تا آخرین روز پوشش همان ردیف است.',
  facts: { fullName: 'کارمند', pseudoId: 'کد پرسنلی', contractTitle: 'قرارداد', insurer: 'بیمه‌گر', from: 'آغاز قرارداد', thru: 'پایان قرارداد' },
  members: 'بیمه‌شدگان',
  heads: { insured: 'نام', relation: 'نسبت', nationalCode: 'کد ملی', tier: 'طرح', thru: 'تا' },
  relations: relations.relations,
  dash: '—',
  print: 'چاپ کارت عضویت',
  file: 'کارت بیمه.pdf',
} as const;
