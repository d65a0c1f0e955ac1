/** /CompensationRequest: the own claims for costs of treatment. */
export default {
  title: 'درخواست هزینهٔ درمان',
  permissions: {
    'welfareServices/supplementaryInsurance/compensationRequest/observe': 'دیدن فرم درخواست هزینهٔ درمان',
    'welfareServices/supplementaryInsurance/compensationRequest/request': 'ثبت درخواست هزینهٔ درمان',
  },
  errors: {
    noLines: 'دست‌کم یک ردیف هزینه بیفزایید.',
    unknownLine: 'ردیفی در این درخواست عوض شده است. صفحه را تازه کنید.',
    tooManyPapers: 'هر ردیف تا ۱۰ فایل می‌پذیرد.',
    notMember: 'این فرد در تاریخ خدمت عضو بیمهٔ تکمیلی نبوده است.',
    otherContract: 'این تاریخ در قرارداد دیگری است؛ برای آن درخواست جدایی بفرستید.',
    /** `day`: Jalali. */
    waiting: (v: { day: string }) => `این هزینه پس از دورهٔ انتظار، از ${v.day} پوشش دارد.`,
    late: (v: { day: string }) => `مهلت ارائهٔ این هزینه ${v.day} بود.`,
    notCovered: 'قرارداد این نوع هزینه را پوشش نمی‌دهد.',
    sameInvoice: 'این صورت‌حساب پیش‌تر ثبت شده است.',
    sameFile: 'این فایل پیش‌تر در درخواستی آمده است.',
    closed: 'دربارهٔ این درخواست تصمیم گرفته شده یا پس گرفته شده است.',
  },
} as const;
