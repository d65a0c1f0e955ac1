/** How figures of a loan came about, in sentences; amounts and rates come in Persian digits. */
export default {
  profit: {
    none: () => '',
    balance: (v: { balance: string; rate: string }) => `سود: ${v.balance} × ${v.rate}`,
    share: (v: { whole: string; share: string }) => `سود: سهم ${v.share} از ${v.whole}`,
    rest: (v: { whole: string }) => `سود: باقی‌ماندهٔ ${v.whole}`,
  },
  fee: {
    none: () => '',
    balance: (v: { balance: string; rate: string }) => `کارمزد: ${v.balance} × ${v.rate}`,
    share: (v: { whole: string; share: string }) => `کارمزد: سهم ${v.share} از ${v.whole}`,
    rest: (v: { whole: string }) => `کارمزد: باقی‌ماندهٔ ${v.whole}`,
  },
  of: (v: { share: string; sum: string }) => `${v.share} از ${v.sum}`,
  rounded: (v: { exact: string; unit: string; mode: 'half' | 'up' | 'down'; instalment: string }) =>
    `قسط: ${v.exact} که ${{ half: 'به نزدیک‌ترین', up: 'رو به بالا به', down: 'رو به پایین به' }[v.mode]} مضرب ${v.unit} ریال گرد و ${v.instalment} شد`,
  last: (v: { instalment: string }) => `قسط آخر: ${v.instalment}، باقی‌ماندهٔ اصل و سود و کارمزد`,
  principal: (v: { principal: string; balance: string }) => `اصل: ${v.principal}، ماندهٔ پس از آن ${v.balance}`,
  separator: '؛ ',
  point: '٫',
  percentSign: '٪',
  penalty: {
    charged: (v: { amount: string; rate: string; days: string; penalty: string }) => `${v.amount} × ${v.rate} × ${v.days} روز ÷ ۳۶۰۰۰ = ${v.penalty} ریال`,
    grace: (v: { days: string; grace: string }) => `${v.days} روز دیرکرد از مهلت ${v.grace} روزه نگذشته است و جریمه ندارد.`,
    onTime: 'در سررسید یا پیش از آن پرداخت شده است و جریمه ندارد.',
  },
  rank: {
    decider: {
      first: 'نخستین جایگاه',
      score: 'امتیاز کمتر از جایگاه پیش',
      date: 'امتیاز برابر، درخواست در روزی دیرتر از جایگاه پیش',
      code: 'امتیاز و تاریخ برابر، به ترتیب کد',
      hand: 'با دست به این جایگاه آمده است، با نوشتن علت و تأیید نفر دوم',
      draw: 'به ترتیب قرعه: sha256 بذر و شناسهٔ درخواست',
    },
    from: {
      quota: (v: { amount: string; quota: string }) => `${v.amount} ریال از سهمیهٔ «${v.quota}» تأمین شد`,
      open: (v: { amount: string }) => `${v.amount} ریال از اعتبار بیرون از سهمیه‌ها تأمین شد`,
      remainder: (v: { amount: string }) => `${v.amount} ریال از باقی‌ماندهٔ سهمیه‌ها تأمین شد`,
    },
    waiting: {
      aboveCap: (v: { amount: string; cap: string }) => `${v.amount} ریال از سقف ${v.cap} ریالی هر درخواست بیشتر است`,
      noMoney: (v: { amount: string }) => `اعتباری که در این جایگاه مانده به ${v.amount} ریال نمی‌رسد؛ در نوبت می‌ماند`,
    },
  },
} as const;
