/** Members of contracts of supplementary insurance: names of permissions, and refusals. */
export default {
  permissions: {
    'welfareServices/supplementaryInsurance/membership/add': 'افزودن بیمه‌شده به قرارداد بیمهٔ تکمیلی',
    'welfareServices/supplementaryInsurance/membership/edit': 'پایان دادن به عضویت بیمهٔ تکمیلی',
  },
  errors: {
    unknownPerson: 'همکاری با این کد پرسنلی در این تاریخ نیست.',
    unknownContract: 'این قرارداد بیمه باز نیست.',
    notFamily: 'این نفر در بخش خانوادهٔ پرونده نیست.',
    notRelated: 'در این تاریخ نسبت خانوادگی برقرار نیست؛ تاریخ‌های ازدواج، طلاق و درگذشت را در پرونده ببینید.',
    tooOld: 'سن این نفر از سقف سنی قرارداد گذشته است؛ دانشجو و ازکارافتاده باید وضعیت شغلی و مدرک در پرونده داشته باشد.',
    noBirthDate: 'تاریخ تولد در پرونده ثبت نشده است و حق بیمه محاسبه نمی‌شود.',
    outside: 'این تاریخ در روزهای قرارداد نیست.',
    notBorn: 'تاریخ عضویت پیش از تولد است.',
    noPremium: 'در جدول حق بیمه ردیفی برای این طرح، نسبت و سن نیست.',
    noShare: 'سهم این نسبت در قرارداد تعیین نشده است.',
    insuredTwice: 'این نفر در این روزها عضو همین قرارداد است.',
    endBefore: 'پایان باید در روزهای عضویت باشد.',
    ended: 'این عضویت پیش‌تر پایان یافته است.',
    stale: 'این عضویت را کس دیگری عوض کرده است. مقدارهای تازه را ببینید و دوباره ثبت کنید.',
  },
} as const;
