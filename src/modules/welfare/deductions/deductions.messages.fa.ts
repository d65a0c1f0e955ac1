/** Refusals and permissions of the rule of deductions. */
export default {
  permissions: {
    'welfareServices/financialFacility/settlement/rule/edit': 'ثبت و ویرایش قاعدهٔ کسر از حقوق',
  },
  errors: {
    overlaps: 'در این بازه قاعدهٔ دیگری هست.',
    takenTwice: 'از آنچه این محاسبه کسر می‌کند، در این میان چیزی پرداخت یا کسر شده است. حقوق را دوباره محاسبه کنید.',
    option: 'این گزینه در فهرست نیست. گزینهٔ دیگری انتخاب کنید.',
    stale: 'این قاعده را کس دیگری عوض کرده است. مقدارهای تازه را ببینید و دوباره ثبت کنید.',
  },
};
