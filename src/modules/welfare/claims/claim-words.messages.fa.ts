/** What states, bounds and reasons of lines of claims are called. */
export default {
  statuses: {
    ClmSubmitted: 'فرستاده',
    ClmUnderReview: 'در بررسی',
    ClmReturned: 'برگشته',
    ClmApproved: 'تأییدشده',
    ClmSentToInsurer: 'نزد بیمه‌گر',
    ClmPaid: 'پرداخت‌شده',
    ClmRejected: 'ردشده',
    ClmWithdrawn: 'پس‌گرفته',
  },
  bounds: {
    accepted: 'مبلغ پذیرفته',
    personCeiling: 'سقف فرد',
    familyCeiling: 'سقف خانواده',
    notCovered: 'خارج از پوشش',
    beforeJoining: 'پیش از عضویت',
    waiting: 'دورهٔ انتظار',
    notYet: 'پیش از خدمت',
    late: 'پس از مهلت',
  },
  refusals: {
    RfNotCovered: 'خارج از پوشش',
    RfPapers: 'نقص مدارک',
    RfPrice: 'مغایرت با تعرفه',
    RfElsewhere: 'پرداخت در جای دیگر',
    RfOther: 'دلیل دیگر',
  },
} as const;
