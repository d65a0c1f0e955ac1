/** Headers and example of the answer of a bank. */
import type { KindTexts } from '#platform/import-export/kind.define.ts';

export default {
  /** What cells say of a transfer, to what is stored. */
  resultWords: {
    'پرداخت شد': 'paid',
    پرداخت‌شده: 'paid',
    موفق: 'paid',
    'واریز شد': 'paid',
    paid: 'paid',
    'برگشت خورد': 'rejected',
    برگشتی: 'rejected',
    ناموفق: 'rejected',
    'رد شد': 'rejected',
    rejected: 'rejected',
  } as Readonly<Record<string, string>>,
  resultNames: { paid: 'پرداخت شد', rejected: 'برگشت خورد' } as Readonly<Record<string, string>>,
  importBankAnswers: {
    title: 'پاسخ بانک به پرداخت حقوق',
    headers: {
      serial: ['سریال فایل', 'سریال'],
      iban: ['شبا', 'شماره شبا', 'شبای مقصد'],
      reference: ['مرجع', 'مرجع پرداخت', 'شناسهٔ پرداخت'],
      amount: ['مبلغ', 'مبلغ (ریال)'],
      result: ['نتیجه', 'وضعیت'],
      reason: ['علت برگشت', 'علت', 'شرح خطا'],
      bankReference: ['شماره پیگیری', 'شماره ارجاع', 'کد رهگیری'],
      answeredOn: ['تاریخ پاسخ', 'تاریخ'],
    },
    example: {
      serial: '12',
      iban: 'IR820540102680020817909002',
      reference: '000000012000001',
      amount: '250000000',
      result: 'برگشت خورد',
      reason: 'حساب مسدود است',
      bankReference: '14050131000012',
    },
  } satisfies KindTexts as KindTexts,
};
