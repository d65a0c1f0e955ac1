/** Headers and example of a bank's receipts of loans. */
import type { KindTexts } from '#platform/import-export/kind.define.ts';

export default {
  /** Why the receipts of a run that is taken back are reversed. */
  undone: 'ورود فایل رسیدها برگردانده شد.',
  importLoanReceipts: {
    title: 'رسیدهای بانکی اقساط',
    headers: {
      loanCode: ['شمارهٔ تسهیلات', 'شماره تسهیلات', 'شمارهٔ وام', 'شماره وام', 'loanCode'],
      number: ['شمارهٔ قسط', 'شماره قسط', 'قسط', 'number'],
      amount: ['مبلغ', 'مبلغ (ریال)', 'مبلغ دریافتی', 'amount'],
      reference: ['شمارهٔ رسید', 'شماره رسید', 'شماره پیگیری', 'کد رهگیری', 'reference'],
      paidOn: ['تاریخ دریافت', 'تاریخ پرداخت', 'تاریخ', 'paidOn'],
    },
    example: { loanCode: '1404/12', number: '3', amount: '5250000', reference: '14050131000012', paidOn: '1405/01/31' },
  } satisfies KindTexts as KindTexts,
};
