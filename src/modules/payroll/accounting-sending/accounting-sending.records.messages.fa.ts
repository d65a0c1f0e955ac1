export default { places: { pay_voucher_sending: 'ارسال سندهای حقوق به نرم‌افزار حسابداری' } };
