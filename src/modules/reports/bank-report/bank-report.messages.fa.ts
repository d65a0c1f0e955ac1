/** The report on bank accounts: its permission and its words. */
export default {
  title: 'گزارش اطلاعات بانکی',
  permissions: {
    'reports/personnelReport/bankReport/observe': 'دیدن گزارش اطلاعات بانکی',
  },
  account: 'حساب',
  purpose: 'کاربرد حساب',
  bank: 'بانک',
  branchCode: 'کد شعبه',
  branchName: 'نام شعبه',
  owner: 'صاحب حساب',
  accountNumber: 'شمارهٔ حساب',
  iban: 'شمارهٔ شبا',
  cardNumber: 'شمارهٔ کارت',
  missing: 'نداشتن حساب با کاربرد',
} as const;
