export default {
  records: { GuarantorChange: 'جایگزینی ضامن وام' },
  places: { guarantor_change: 'جایگزینی ضامن‌های وام', guarantor_gone: 'ضامن‌های رفتهٔ وام‌ها' },
};
