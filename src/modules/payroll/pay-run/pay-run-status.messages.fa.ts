/** Where a run of pay stands, as its page says it. */
export default {
  PrDraft: 'پیش‌نویس',
  PrActions: 'در حال محاسبه',
  PrCalculated: 'محاسبه‌شده',
  PrVoucherReady: 'سند آماده',
  PrInApproval: 'در گردش تأیید',
  PrApproved: 'تأییدشده',
  PrPaid: 'پرداخت‌شده',
  PrReversed: 'برگشت‌خورده',
  PrCancelled: 'لغوشده',
};
