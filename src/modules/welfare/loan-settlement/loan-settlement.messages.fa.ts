/** Refusals and permissions of settling loans. */
export default {
  permissions: {
    'welfareServices/financialFacility/settlement/edit': 'ثبت دریافت، برگشت و تسویهٔ تسهیلات',
  },
  errors: {
    /** `payable`: what it comes to now. */
    otherAmount: (v: { payable: string }) => `مبلغ قابل پرداخت اکنون ${v.payable} ریال است.`,
    dayOff: 'تاریخ باید از روز پرداخت تسهیلات تا امروز باشد.',
    nothingOpen: 'از این تسهیلات چیزی باز نیست.',
    withheld: 'برای دیدن تسهیلات این شخص باید به اطلاعات حقوق او دسترسی داشته باشید.',
    referenceSeen: 'رسیدی با این شماره برای این تسهیلات ثبت شده است.',
    reversedAlready: 'این رسید پیش‌تر برگشت خورده است.',
  },
};
