/** Why somebody's order cannot be counted, and what counting it takes. */
export default {
  permissions: {
    'emplOrder/issuance/observe': 'دیدن محاسبهٔ حکم',
  },
  errors: {
    ERROR_FORMULA: (v: { factor: string; why: string }) => `فرمول «${v.factor}» محاسبه نشد: ${v.why}`,
    ERROR_AGREEMENT: 'برای این نوع قرارداد در تاریخ اجرا هیچ عامل حکمی تعریف نشده است.',
    outOfBounds: (v: { factor: string; least?: string; most?: string }) =>
      `مقدار «${v.factor}» ${[v.least === undefined ? '' : `کمتر از ${v.least}`, v.most === undefined ? '' : `بیشتر از ${v.most}`].filter(Boolean).join(' و ')} نباشد.`,
    yearNotConfirmed: (v: { year: string; kinds: string }) => `پارامترهای قانونی سال ${v.year} تأیید نشده است: ${v.kinds}`,
    yearUnknown: (v: { year: string }) => `قانون سال ${v.year} ثبت نشده است و مزد یا پایهٔ سنوات از آن سال شمرده نمی‌شود. مقدار «پایهٔ سنوات» یا حکم آغازین این شخص را ثبت کنید.`,
    noAgreement: 'نوع قرارداد این حکم روشن نیست.',
    set: 'قانون یا نوع قرارداد را بگویید، نه هر دو.',
    unknownFactor: (v: { code: string }) => `عاملی با کد «${v.code}» در این حکم نیست.`,
  },
  listSeparator: '، ',
} as const;
