/** The fund of a group of welfare: permissions and refusals. */
export default {
  permissions: {
    'welfareServices/group/fund/observe': 'دیدن گردش صندوق گروه رفاهی و سهم اعضا',
    'welfareServices/group/fund/book': 'ثبت واریز، برداشت و بازگشت سهم صندوق گروه رفاهی',
  },
  errors: {
    once: 'این گروه صندوق دارد.',
    noFund: 'این گروه صندوقی ندارد. نخست آن را بسازید.',
    feeTwice: 'در همین روزها حق عضویت دیگری هست. نخست به آن پایان دهید.',
    loanTwice: 'این تسهیلات پیش‌تر به وام‌های صندوق افزوده شده است.',
    option: 'این گزینه در فهرست نیست. گزینهٔ دیگری انتخاب کنید.',
    stale: 'این ردیف را کس دیگری عوض کرده است. مقدارهای تازه را ببینید و دوباره ثبت کنید.',
    byHand: 'این ردیف با کار دیگری ثبت شده است و با برگشت همان کار برمی‌گردد.',
    reversedAlready: 'این ردیف پیش‌تر برگشت خورده است.',
    notBack: 'سهم اعضای این صندوق برنمی‌گردد.',
    stillMember: 'این شخص هنوز عضو گروه است.',
    /** `day`: the first on which it is given back. */
    tooEarly: (v: { day: string }) => `سهم این شخص از ${v.day} برمی‌گردد.`,
    owes: 'این شخص هنوز به صندوق بدهکار است. نخست وام او تسویه شود.',
    noShare: 'از این شخص سهمی در صندوق نیست.',
  },
} as const;
