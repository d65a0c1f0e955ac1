/** /providingloans: title, permissions and refusals. */
export default {
  title: 'اعطای تسهیلات',
  permissions: {
    'welfareServices/financialFacility/payment/observe': 'دیدن اعطای تسهیلات',
    'welfareServices/financialFacility/payment/pay': 'پرداخت تسهیلات تأییدشده',
  },
  notices: { paid: 'پرداخت وام' },
  told: { paid: (v: { number: string }) => `وام شمارهٔ ${v.number} به شما پرداخت شد.` },
  placeholders: { number: 'شمارهٔ وام' },
  errors: {
    notPayable: 'این درخواست در این میان پرداخت یا پس گرفته شده است. فهرست را تازه کنید.',
    noAccount: 'در پروندهٔ گیرنده حساب اصلی نیست. حساب را در پرونده ثبت کنید یا با چک بپردازید.',
    notEmployed: 'گیرنده در این روز در شرکت شاغل نیست.',
    paidOn: 'تاریخ پرداخت از روز درخواست تا امروز است.',
    withheld: 'برای پرداخت تسهیلات باید به اطلاعات حقوق دسترسی داشته باشید.',
    noPlan: 'با شرایط این تسهیلات از این تاریخ برنامهٔ اقساط ساخته نمی‌شود.',
    cheque: 'برای هر چک مبلغ و شماره را بنویسید.',
  },
};
