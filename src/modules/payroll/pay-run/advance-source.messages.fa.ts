/** What an advance is called on the payslip that takes it back. */
export default { paidAdvance: 'مساعدهٔ پرداخت‌شده' };
