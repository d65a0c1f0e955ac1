/** Why loans cannot be counted, and what counting them takes. */
export default {
  permissions: {
    'welfareServices/financialFacility/definition/observe': 'دیدن تعریف تسهیلات مالی',
    'welfareServices/financialFacility/request/observe': 'دیدن فرم درخواست تسهیلات مالی',
  },
  errors: {
    amount: 'مبلغ وام از یک ریال تا هزار هزار میلیارد ریال است.',
    count: 'تعداد اقساط از ۱ تا ۶۰۰ است.',
    gap: 'فاصلهٔ اقساط از ۱ تا ۱۲۰ ماه است.',
    breathing: 'دورهٔ تنفس از صفر تا ۱۲۰ ماه است.',
    rate: 'نرخ سود سالانه از صفر تا ۱۰۰۰ درصد است.',
    feeRate: 'نرخ کارمزد از صفر تا ۱۰۰۰ درصد است.',
    unit: 'واحد گرد کردن از یک ریال تا یک میلیارد ریال است.',
    fee: 'کارمزدی که از وام کم می‌شود چیزی از آن باقی نمی‌گذارد.',
    negativeLine: (v: { line: string }) => `با این شرایط قسط ${v.line} منفی می‌شود. تعداد اقساط یا واحد گرد کردن را کمتر کنید.`,
    growingBalance: (v: { line: string }) => `با این شرایط قسط ${v.line} سود و کارمزد خود را نمی‌پوشاند و مانده بیشتر می‌شود. تعداد اقساط را کمتر کنید.`,
    dueDate: 'سررسید اقساط از تقویم بیرون می‌رود. تعداد یا فاصلهٔ اقساط را کمتر کنید.',
    oneOfTwo: 'یا یکی از تسهیلات شرکت را بگویید یا شرایط وام را، نه هر دو.',
    tooManyLines: (v: { most: string }) => `این تسهیلات حداکثر ${v.most} قسط دارد.`,
    tooMuch: (v: { most: string }) => `این تسهیلات حداکثر ${v.most} ریال است.`,
    quotas: 'جمع درصد سهمیه‌ها از ۱۰۰ بیشتر است.',
    twice: (v: { code: string }) => `«${v.code}» دو بار آمده است.`,
    unknownQuota: (v: { code: string }) => `سهمیه‌ای با کد «${v.code}» در این اعتبار نیست.`,
    seed: 'قرعه بذر می‌خواهد.',
  },
} as const;
