/** Why somebody is set aside by a counting. */
export default {
  unforeseen: 'محاسبه با خطایی پیش‌بینی‌نشده روبه‌رو شد. دوباره محاسبه کنید.',
  errors: {
    noWage: 'برای هیچ روزی از این ماه مزدی ثبت نشده است.',
    notEmployed: 'در این ماه در گروه نیست یا به کار نبوده است.',
    unknownFactor: (v: { factor: string }) => `عامل «${v.factor}» در گروه حقوق این شخص نیست.`,
    seniorityYear: (v: { year: string }) => `قانون سال ${v.year} ثبت نشده است و پایهٔ سنوات از استخدام حساب نمی‌شود. پایهٔ سنوات را در اقلام مزد ثبت کنید.`,
    missingLaw: (v: { year: string; kinds: string }) => `پارامترهای قانونی سال ${v.year} کم است: ${v.kinds}. آن را با منبع در «سنوات سالانه» ثبت و تأیید کنید.`,
    wagesOverlap: (v: { factor: string }) => `دو مزد «${v.factor}» روزهای مشترک دارند.`,
    workUnit: (v: { factor: string }) => `کارکرد «${v.factor}» باید به دقیقه ثبت شود.`,
    unknownWork: (v: { factor: string }) => `عامل کارکرد «${v.factor}» شناخته نیست.`,
    takenCode: (v: { factor: string }) => `کد «${v.factor}» هم مزد است و هم قلم جدا. یکی از آن دو را بردارید.`,
    arrearsChanged: 'پرداخت یکی از ماه‌های معوقهٔ او در این میان عوض شده است. معوقه را دوباره جست‌وجو کنید.',
    noAccount: 'حساب بانکی ندارد. حساب را در پروندهٔ شخص ثبت کنید، یا نوع فیشی برگزینید که پرداخت نقدی دارد.',
    eidiPaid: 'عیدی این سال پیش‌تر پرداخت شده است.',
    nothingDue: 'در این محاسبه چیزی برای پرداخت ندارد.',
    formulaGone: (v: { formula: string; factor: string }) => `فرمول «${v.formula}» که عامل «${v.factor}» با آن حساب می‌شود، در این ماه برقرار نیست.`,
    formulaFault: (v: { factor: string; sentence: string }) => `«${v.factor}» با فرمول خود حساب نشد: ${v.sentence}`,
    formulaBelow: (v: { factor: string }) => `فرمول «${v.factor}» عددی کمتر از صفر داد.`,
    formulaAndWage: (v: { factor: string }) => `«${v.factor}» با فرمول حساب می‌شود، ولی برای آن مزد هم ثبت شده است. یکی از آن دو را بردارید.`,
    uncountable: 'با این مقدارها حساب نمی‌شود: عددی بیش از اندازه بزرگ یا ساعت ماه صفر است.',
  },
} as const;
