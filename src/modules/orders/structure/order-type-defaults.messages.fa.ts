/** What the types of orders are called that every company begins with. */
export default {
  titles: {
    EotHire: 'استخدام',
    EotRenewal: 'تمدید قرارداد',
    EotConversion: 'تبدیل وضعیت',
    EotAnnual: 'افزایش سالانه',
    EotPromotion: 'ارتقای گروه یا طبقه',
    EotRank: 'ارتقای رتبه',
    EotAppointment: 'تغییر پست یا انتصاب',
    EotTransfer: 'انتقال',
    EotMission: 'مأموریت',
    EotFamily: 'تغییر وضعیت تأهل یا اولاد',
    EotDegree: 'تغییر مدرک تحصیلی',
    EotCorrection: 'اصلاحی',
    EotUnpaidLeave: 'مرخصی بدون حقوق',
    EotReturn: 'بازگشت به کار',
    EotSuspension: 'تعلیق',
    EotOpening: 'حکم آغازین',
  },
  body: 'به موجب این حکم، از تاریخ اجرا حقوق و مزایای شما به شرح زیر تعیین می‌شود.',
} as const;
