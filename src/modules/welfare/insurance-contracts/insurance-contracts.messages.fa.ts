/** Title of /supplementaryInsurance/definition, and refusals of what happens to all members of a contract. */
export default {
  title: 'تعریف بیمه',
  errors: {
    changedSince: 'از هنگامی که این را دیدید چیزی عوض شده است. دوباره ببینید و سپس ثبت کنید.',
    nothingChanges: 'حق بیمهٔ هیچ عضوی با آنچه ثبت شده است فرق ندارد.',
    codeTaken: 'قرارداد دیگری با این کد هست.',
    daysOrder: 'پایان نباید پیش از آغاز باشد.',
    beforeEnd: 'قرارداد بعدی باید پس از پایان این قرارداد آغاز شود.',
    tooShort: 'قسط‌های قرارداد در این روزها جا نمی‌شود.',
  },
} as const;
