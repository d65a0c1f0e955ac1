/** Decisions on claims: their permission and refusals. */
export default {
  permissions: { 'welfareServices/supplementaryInsurance/compensationReport/review': 'تصمیم دربارهٔ هزینه‌های درمان' },
  errors: {
    undecided: 'دربارهٔ هر ردیفِ در بررسی یک بار تصمیم بگیرید.',
    someReturned: 'ردیفی برای اصلاح برگشته است؛ «برگشت برای اصلاح» را بزنید.',
    noneReturned: 'ردیفی برای اصلاح برنگشته است؛ تصمیم‌ها را ثبت کنید.',
    acceptedNeeded: 'مبلغ پذیرفته را بنویسید.',
    tooMuch: 'مبلغ پذیرفته از مبلغ درخواستی بیشتر است.',
    reasonNeeded: 'دلیل را بنویسید.',
    refusalNeeded: 'علت رد را انتخاب کنید.',
    closed: 'دربارهٔ این ردیف پیش‌تر تصمیم گرفته شده است.',
    ceiling: 'سقف در همین لحظه پر شد. دوباره ثبت کنید.',
    notApproved: 'تنها تصمیمِ تأییدشده‌ای برمی‌گردد که هنوز برای بیمه‌گر نرفته است.',
    own: 'دربارهٔ هزینهٔ خودتان کس دیگری تصمیم می‌گیرد.',
  },
} as const;
