/** Refusals and permissions of /installmentSettlement. */
export default {
  title: 'تسویهٔ اقساط',
  permissions: {
    'welfareServices/financialFacility/settlement/observe': 'دیدن تسویهٔ اقساط',
    'welfareServices/financialFacility/settlement/remission/ask': 'درخواست بخشودگی جریمه و سوخت مانده',
    'welfareServices/financialFacility/settlement/remission/decide': 'تصمیم دربارهٔ بخشودگی و سوخت مانده',
  },
  errors: {
    tooMuch: (v: { most: string }) => `ماندهٔ این اقساط با جریمه ${v.most} ریال است.`,
    oneLoan: 'مبلغ دلخواه تنها برای اقساط یک تسهیلات پذیرفته می‌شود.',
    noneChosen: 'قسطی انتخاب نشده است.',
    tooManyChosen: 'در هر بار بیش از ۵۰۰ قسط دریافت نمی‌شود. کمتر انتخاب کنید.',
    nothingOpen: 'از این قسط چیزی باز نیست.',
    remitTooMuch: (v: { most: string }) => `بیشترین مبلغ ${v.most} ریال است.`,
    askedAlready: 'برای این قسط درخواستی در انتظار است.',
    decidedAlready: 'دربارهٔ این درخواست پیش‌تر تصمیم گرفته شده است.',
    notSecond: 'تصمیم با کسی جز درخواست‌کننده است.',
  },
};
