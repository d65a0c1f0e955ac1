/** /payroll/simulator: pay counted for whoever asks. */
export default {
  title: 'شبیه‌ساز حقوق',
  permissions: {
    'payroll/simulator/observe': 'به کار بردن شبیه‌ساز حقوق و ماشین‌حساب‌ها',
  },
  errors: {
    unknownYear: (v: { year: string }) => `برای سال ${v.year} پارامتر قانونی ثبت نشده است. سال را در «سنوات سالانه» بسازید یا پارامترها را همراه درخواست بفرستید.`,
    missingLaw: (v: { year: string; kinds: string }) => `پارامترهای قانونی سال ${v.year} کم است: ${v.kinds}. آن‌ها را در «سنوات سالانه» ثبت کنید.`,
    seniorityYear: (v: { year: string }) => `قانون سال ${v.year} ثبت نشده است و پایهٔ سنوات از آن به بعد حساب نمی‌شود. پایهٔ سنوات روزانه را خودتان بنویسید.`,
    hireDateMissing: 'تاریخ استخدام را بنویسید.',
    leaveBeforeHire: 'تاریخ پایان کار پیش از استخدام است.',
    twoWages: 'مزد روزانه یا مزد ماهانه را بنویسید، نه هر دو را.',
    wageMissing: 'مزد روزانه یا ماهانه را بنویسید.',
    wagesOverlap: (v: { factor: string }) => `دو مزد «${v.factor}» روزهای مشترک دارند. تاریخ‌ها را از هم جدا کنید.`,
    workUnit: (v: { factor: string }) => `کارکرد «${v.factor}» را به دقیقه بنویسید.`,
    unknownWork: (v: { factor: string }) => `عامل کارکرد «${v.factor}» شناخته نیست.`,
    takenCode: (v: { factor: string }) => `کد «${v.factor}» از آن خود محاسبه یا زبان فرمول است، یا عامل‌ها بیش از اندازه‌اند. کد دیگری انتخاب کنید.`,
    beforeOrder: (v: { factor: string }) => `ماه ${v.factor} پیش از این ماه نیست یا دو بار آمده است.`,
    unknownKind: (v: { kind: string }) => `پارامتر قانونی «${v.kind}» شناخته نیست.`,
    kindShape: (v: { kind: string }) => `مقدار «${v.kind}» با نوع آن نمی‌خواند: مبلغ به ریال، نسبت به شکل ۷/۱۰۰ و پلهٔ مالیات با نرخ نوشته می‌شود.`,
    taxQuestion: 'درآمد مشمول یک ماه یا یک سال، یا فهرست ماه‌ها را بنویسید؛ یکی از این‌ها.',
    daysOrder: 'پایان باید پس از آغاز باشد.',
    uncountable: 'با این مقدارها حساب نمی‌شود: عددی بیش از اندازه بزرگ یا ساعت ماه صفر است.',
    withheld: 'دیدن حقوق این شخص در اختیار شما نیست. مقدارها را خودتان بنویسید.',
  },
} as const;
