/** Refusals of loans that are cancelled or written off. */
export default {
  errors: {
    notRunning: 'این وام در حال بازپرداخت نیست.',
    askedAlready: 'برای این وام درخواستی در انتظار است.',
    decidedAlready: 'دربارهٔ این درخواست پیش‌تر تصمیم گرفته شده است.',
    notSecond: 'تصمیم با کسی جز درخواست‌کننده است.',
  },
};
