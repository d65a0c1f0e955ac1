export default {
  records: { PayVoucher: 'سند حقوق' },
  places: { pay_voucher: 'سندهای حقوق', pay_voucher_line: 'ردیف‌های سندهای حقوق' },
};
