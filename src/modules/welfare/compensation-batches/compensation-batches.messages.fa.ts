/** Lists of costs of treatment for the insurer. */
export default {
  permissions: { 'welfareServices/supplementaryInsurance/compensationReport/batch': 'فرستادن هزینه‌های درمان برای بیمه‌گر و ثبت پرداخت' },
  errors: {
    nothingApproved: 'در این قرارداد ردیف تأییدشده‌ای نیست.',
    closed: 'این ردیف نزد بیمه‌گر نیست.',
    tooMuch: 'مبلغ از مبلغ درخواستی بیشتر است.',
    reasonNeeded: 'دلیل را بنویسید.',
    nothingSettled: 'هنوز ردیفی از این فهرست تعیین تکلیف نشده است.',
    nothingPaid: 'از این فهرست پرداختی نیست که برگردد؛ آنچه با حقوق پرداخت شده است با برگرداندن همان محاسبهٔ حقوق برمی‌گردد.',
    paidTwice: 'این هزینهٔ درمان پیش‌تر پرداخت شده یا پس گرفته شده است. محاسبه را تازه کنید.',
    future: 'تاریخ پرداخت هنوز نرسیده است.',
    own: 'هزینهٔ خودتان را کس دیگری تعیین تکلیف می‌کند.',
  },
} as const;
