/** The dialog by which leave ends early. */
export default {
  open: 'بازگشت زودتر',
  openOf: (v: { what: string }) => `بازگشت زودتر از ${v.what}`,
  title: 'بازگشت زودتر از مرخصی',
  text: 'از این روز، مرخصی پایان یافته است و روزهای پس از آن روز کار است؛ اگر از مانده برداشته شده باشد، به آن برمی‌گردد.',
  backOn: 'روز بازگشت به کار',
  reason: 'دلیل',
  save: 'ثبت بازگشت',
  saved: 'مرخصی کوتاه شد.',
} as const;
