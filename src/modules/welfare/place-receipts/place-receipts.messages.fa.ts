/** Receipts of places that people pay themselves: refusals and what people are told. */
export default {
  errors: {
    noBill: 'هزینهٔ این جا را خودتان نمی‌پردازید یا جا هنوز قطعی نیست.',
    beyondBill: (v: { left: string }) => `از هزینهٔ این جا ${v.left} ریال مانده است.`,
    sameReceipt: 'رسیدی با این شماره و تاریخ پیش‌تر ثبت شده است.',
    tooOld: (v: { day: string }) => `درخواست این رویداد از ${v.day} آغاز شد. رسید پیش از آن پذیرفته نیست.`,
    reasonNeeded: 'علت برگشت را بنویسید.',
    decidedAlready: 'دربارهٔ این رسید پیش‌تر تصمیم گرفته شده است.',
  },
  told: {
    accepted: (v: { event: string }) => `رسید پرداخت شما برای «${v.event}» پذیرفته شد.`,
    returned: (v: { event: string }) => `رسید پرداخت شما برای «${v.event}» برگشت.`,
    returnedBody: (v: { reason: string }) => `علت: ${v.reason}`,
  },
  notices: {
    ...{ accepted: 'پذیرش رسید خدمت رفاهی', returned: 'برگشت رسید خدمت رفاهی', event: 'رویداد', eventSample: 'ویلای ساحلی، تابستان' },
    ...{ reason: 'علت', reasonSample: 'تصویر رسید خوانا نیست' },
  },
} as const;
