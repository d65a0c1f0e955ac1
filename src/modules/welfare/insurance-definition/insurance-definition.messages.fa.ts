/** Contracts of supplementary insurance of the company: names of permissions, and refusals. */
export default {
  permissions: {
    'welfareServices/supplementaryInsurance/definition/observe': 'دیدن تعریف بیمهٔ تکمیلی',
    'welfareServices/supplementaryInsurance/definition/add': 'افزودن قرارداد بیمه و ردیف‌های آن',
    'welfareServices/supplementaryInsurance/definition/edit': 'ویرایش قرارداد بیمه و ردیف‌های آن',
    'welfareServices/supplementaryInsurance/definition/delete': 'حذف قرارداد بیمه و ردیف‌های آن',
  },
  errors: {
    premiumTaken: 'برای این طرح و نسبت، ردیف دیگری با سن مشترک هست. بازهٔ سنی را تغییر دهید.',
    sinceOutside: 'این روز باید پس از آغاز قرارداد و تا پایان آن باشد.',
    shareTaken: 'سهم این نسبت پیش‌تر ثبت شده است.',
    limitTaken: 'سقف سنی این نسبت پیش‌تر ثبت شده است.',
    costTaken: 'این نوع هزینه پیش‌تر به این قرارداد افزوده شده است.',
    option: 'این گزینه در فهرست نیست. گزینهٔ دیگری انتخاب کنید.',
    stale: 'این ردیف را کس دیگری عوض کرده است. مقدارهای تازه را ببینید و دوباره ثبت کنید.',
  },
} as const;
