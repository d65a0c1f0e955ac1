/** Headers and example of the sheet of running loans. */
import type { KindTexts } from '#platform/import-export/kind.define.ts';

export default {
  /** Why the loans of a run that is taken back are cancelled. */
  undone: 'ورود وام‌های جاری برگردانده شد.',
  importRunningLoans: {
    title: 'وام‌های جاری',
    headers: {
      pseudoId: ['کد پرسنلی', 'کد', 'pseudoId'],
      oldCode: ['شمارهٔ پیشین', 'شماره پیشین', 'شمارهٔ وام در سامانهٔ پیشین', 'oldCode'],
      welfareCode: ['کد تسهیلات', 'کد نوع وام', 'welfareCode'],
      principal: ['مبلغ وام', 'مبلغ', 'مبلغ وام (ریال)', 'principal'],
      count: ['تعداد اقساط', 'count'],
      yearlyRate: ['نرخ سود سالانه', 'نرخ سود', 'نرخ سود سالانه (درصد)', 'yearlyRate'],
      paidOn: ['تاریخ پرداخت وام', 'تاریخ پرداخت', 'paidOn'],
      paidCount: ['اقساط پرداخت‌شده', 'تعداد اقساط پرداخت‌شده', 'paidCount'],
      balance: ['ماندهٔ اصل', 'مانده اصل', 'balance'],
      openOn: ['تاریخ انتقال', 'openOn'],
      guarantorOne: ['کد پرسنلی ضامن نخست', 'ضامن نخست', 'ضامن ۱', 'guarantorOne'],
      guarantorTwo: ['کد پرسنلی ضامن دوم', 'ضامن دوم', 'ضامن ۲', 'guarantorTwo'],
    },
    example: {
      ...{ pseudoId: '1001', oldCode: 'V-1402-77', welfareCode: 'QARZ', principal: '600000000', count: '24', yearlyRate: '4', paidOn: '1403/06/15' },
      ...{ paidCount: '9', balance: '', openOn: '', guarantorOne: '1002', guarantorTwo: '' },
    },
  } satisfies KindTexts as KindTexts,
};
