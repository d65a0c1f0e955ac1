/** Files of a run: what is taken away from it. */
export default {
  payslips: 'فیش‌های حقوق',
  payslipsText: 'همهٔ فیش‌های این محاسبه به صورت PDF، دویست فیش در هر فایل.',
  list: 'لیست حقوق',
  listText: 'هر کس با مبلغ هر عامل، یا با خالص پرداختی و جای امضا؛ با جمع در پایان. برای بیش از دو هزار نفر تنها اکسل ساخته می‌شود.',
  lists: { factors: 'لیست حقوق', signature: 'لیست امضا' },
  listAs: (v: { list: string; as: string }) => `${v.list}، ${v.as}`,
  pdf: 'PDF',
  sheet: 'اکسل',
  voucher: 'سند حسابداری',
  voucherText: 'سند این محاسبه، با فایل و ارسال آن به نرم‌افزار حسابداری.',
  openVoucher: 'دیدن سند',
  none: 'پس از نخستین محاسبه فایلی برای گرفتن هست',
} as const;
